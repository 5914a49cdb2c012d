import { Markup } from './html-page';

/** Read from across a kitchen and a hall: dark, large, without a picture. */
export const BOARD_STYLE = new Markup(`
:root{color-scheme:dark;--g:#16100e;--c:#241b18;--i:#fbf5ee;--s:#cbbcb0;--l:#4a3c35;--new:#ffb454;--cook:#7fd3da;--ready:#8fe3a0}
*{box-sizing:border-box}html,body{height:100%}body{margin:0;padding:1rem 1.5rem 1.5rem;display:flex;flex-direction:column;
background:var(--g);color:var(--i);font:400 1.125rem/1.35 system-ui,sans-serif}
h1{margin:0 0 1rem;font-size:1.25rem;font-weight:500;color:var(--s)}
main{flex:1;display:grid;gap:1.25rem;min-height:0}h2{margin:0 0 .75rem;padding-bottom:.5rem;font-size:1.5rem;line-height:1.2;
border-bottom:.25rem solid;color:var(--i);display:flex;justify-content:space-between;gap:1rem}
.created h2{border-color:var(--new)}.cooking h2{border-color:var(--cook)}.ready h2{border-color:var(--ready)}
.count{font-variant-numeric:tabular-nums;color:var(--s)}ol,ul{list-style:none;margin:0;padding:0}section>p{color:var(--s)}
.number{font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:.01em;white-space:nowrap}
.kitchen ol{display:grid;gap:1rem}.kitchen ol>li{background:var(--c);border-radius:1rem;padding:1rem 1.125rem;display:grid;gap:.625rem;
border-left:.375rem solid}.created ol>li{border-color:var(--new)}.cooking ol>li{border-color:var(--cook)}.ready ol>li{border-color:var(--ready)}
header{display:flex;align-items:baseline;justify-content:space-between;gap:1rem}.kitchen .number{font-size:2.5rem;line-height:1}
time{font-size:1.5rem;font-variant-numeric:tabular-nums;color:var(--s)}p{margin:0;overflow-wrap:anywhere}.where{color:var(--s)}.where b{color:var(--i)}
.dishes>li{padding:.375rem 0;border-top:1px solid var(--l);font-size:1.25rem;overflow-wrap:anywhere}.dishes ul{padding-left:2rem;font-size:1.0625rem;
color:var(--s)}.note{padding:.5rem .75rem;border-radius:.5rem;background:#3a2c1c;color:#ffdcae}.pay{font-weight:600;color:#ffdcae}
button{width:100%;min-height:3.25rem;border:0;border-radius:.875rem;font:inherit;font-size:1.25rem;font-weight:600;color:#16100e;cursor:pointer}
.created button{background:var(--new)}.cooking button{background:var(--cook)}.ready button{background:var(--ready)}
button:focus-visible{outline:3px solid var(--i);outline-offset:3px}
.hall h1{font-size:clamp(1.25rem,2vw,2rem)}.hall h2{font-size:clamp(1.75rem,4vw,4rem)}.hall .count{display:none}
.hall ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,4.2em),1fr));gap:.25em .35em;font-size:clamp(2.5rem,6vw,6.5rem);line-height:1.15}
.hall .cooking .number{color:var(--s);font-weight:600}.hall .ready .number{color:var(--ready)}
.hall section>p{font-size:clamp(1.25rem,2vw,2rem)}
@media(min-width:56rem){.kitchen main{grid-template-columns:repeat(3,minmax(0,1fr));align-items:start}}
@media(min-width:40rem){.hall main{grid-template-columns:repeat(2,minmax(0,1fr))}.hall section+section{border-left:1px solid var(--l);padding-left:1.25rem}}`);
