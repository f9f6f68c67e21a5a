// The link of a table: copied with a button, shared where the device can. Without a script the link is there to be read.

document.documentElement.classList.add("has-script");
if (navigator.share) document.documentElement.classList.add("can-share");

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copies], [data-shares]");
  if (!button) return;
  if (button.dataset.shares) {
    // Whoever closes the device's own dialogue has changed their mind: nothing to say about it.
    await navigator.share({ title: document.title, url: button.dataset.shares }).catch(() => {});
    return;
  }
  const field = document.getElementById(button.dataset.copies);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without https there is no clipboard: the field is selected, the rest is two keys.
    return;
  }
  button.querySelector("span").textContent = button.dataset.done;
});
