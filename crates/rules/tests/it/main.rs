mod fixture;
mod show;

mod driver;
mod laws;
mod ledger;
mod r10_solitaire;
mod r11_knowledge;
mod r1_material;
mod r2_setting_up;
mod r3_turn;
mod r4_draw;
mod r5_buy;
mod r6_play;
mod r7_income;
mod r8_senate;
mod r9_end;
mod refusals;
