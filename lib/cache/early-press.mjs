/*
 * A button that is pressed before its page listens is pressed again when it does (`EarlyPress` in the layout says so). Plain JavaScript,
 * because Next loads the page cache without compiling it.
 */

/**
 * Presses the last button again that was pressed before the page listened. Once React listens it takes a press itself, which then goes on
 * to the window; one that it cannot take yet does not. A policy approves this script by its text.
 */
export const EARLY_PRESS =
  '(()=>{let b,c=e=>b=e.target.closest("button[type=button]"),' +
  'h=()=>{for(let k in document)if(k.startsWith("_reactListening"))b=0};' +
  'addEventListener("click",c,true);addEventListener("click",h);' +
  'addEventListener("live",()=>setTimeout(()=>{removeEventListener("click",c,true);removeEventListener("click",h);' +
  'b&&b.isConnected&&b.click()}),{once:true})})()';
