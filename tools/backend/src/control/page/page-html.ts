import { pageStyle } from './page-style.ts';

/**
 * The page without its contents, which its scripts read from the room's JSON.
 *
 * @param asksForToken - Whether the room has a token, which the page then asks for.
 */
export const pageHtml = (nonce: string, asksForToken: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foyer control room</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${pageStyle}</style>
<script type="module" nonce="${nonce}" src="/page/main.ts"></script>
</head>
<body${asksForToken ? ' data-asks-for-token' : ''}>
<a class="skip" href="#main">To the contents</a>
<header>
<h1>Control room</h1>
<div id="controls"></div>
<p role="status" id="status"></p>
<nav aria-label="Parts of the room"><ul id="parts"></ul></nav>
</header>
<main id="main" tabindex="-1"></main>
<noscript><p>The control room needs JavaScript; its JSON is below <code>/__control</code>.</p></noscript>
</body>
</html>
`;
