// drag
