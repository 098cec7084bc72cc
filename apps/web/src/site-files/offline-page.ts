/** What the page of a lost connection shows. Texts are ours or the label's, never a viewer's. */
interface OfflineTexts {
  /** Tag for `lang`. */
  language: string;
  siteName: string;
  /** Address of the label's mark. */
  logo: string;
  colorScheme: 'dark' | 'light';
  /** `#rrggbb`. */
  pageColor: string;
  heading: string;
  text: string;
  action: string;
  nonce: string;
}

const style = ({ colorScheme, pageColor }: OfflineTexts) => `
:root { color-scheme: ${colorScheme}; background: ${pageColor}; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { min-block-size: 100dvh; margin: 0; display: grid; place-content: center; justify-items: center;
  gap: 1rem; padding: 2rem 1.25rem; box-sizing: border-box; text-align: center; }
img { block-size: 2rem; margin-block-end: 1rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 6vw, 2.25rem); line-height: 1.15; text-wrap: balance; }
p { margin: 0; max-inline-size: 34ch; opacity: .8; }
a { margin-block-start: 1rem; padding: .8rem 1.75rem; border: 2px solid; border-radius: 2rem; color: inherit;
  font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }`;

/**
 * A whole page without scripts and without other files than the mark. It is shown at the address that could not be
 * loaded, so its link without an address asks for that page again.
 */
export const offlinePage = (texts: OfflineTexts): string => `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.heading} — ${texts.siteName}</title>
<style nonce="${texts.nonce}">${style(texts)}</style>
</head>
<body>
<img src="${texts.logo}" alt="${texts.siteName}">
<main>
<h1>${texts.heading}</h1>
<p>${texts.text}</p>
</main>
<a href="">${texts.action}</a>
</body>
</html>
`;
