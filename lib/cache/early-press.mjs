/*
 * A button or a form that is pressed before its page listens is pressed again when it does (`EarlyPress` in the layout says so). Plain
 * JavaScript, because Next loads the page cache without compiling it.
 */

/**
 * Repeats the last press that came before the page listened. Once React listens it takes a press itself, which then goes on to the
 * window; one that it cannot take yet does not. The browser sends a form that has an address of its own. A policy approves this script
 * by its text (LAY-36).
 */
export const EARLY_PRESS =
  '(()=>{let b,c=e=>b=e.target.closest("button"),' +
  's=e=>e.target.hasAttribute("action")?b=0:(e.preventDefault(),b=e.submitter||e.target),' +
  'h=()=>{for(let k in document)if(k.startsWith("_reactListening"))b=0},' +
  'l=f=>{f("click",c,true);f("submit",s,true);f("click",h);f("submit",h)};l(addEventListener);' +
  'addEventListener("live",()=>setTimeout(()=>{l(removeEventListener);' +
  'b&&b.isConnected&&(b.requestSubmit?b.requestSubmit():b.click())}),{once:true})})()';
