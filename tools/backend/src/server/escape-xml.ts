const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand in XML and HTML, between tags and in quotes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
