export const metadata = { title: 'Blank' };

/** Nothing but a word: the floor of JavaScript, and what Lighthouse finds in an empty page of this machine. */
function BlankPage() {
  return <p>Blank</p>;
}

export { BlankPage as default };
