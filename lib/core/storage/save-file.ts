/** Has the browser save a text as a file. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
