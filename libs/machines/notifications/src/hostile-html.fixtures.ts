/** HTML that tries to do more than say something, by what it tries, with what must be left of it. */
export const hostileHtml: Readonly<Record<string, readonly [html: string, left: string]>> = {
  script: ['<b>a</b><script>alert(1)</script>', '<b>a</b>'],
  picture: ['a<img src=x onerror=alert(1)>', 'a'],
  handler: ['<b onclick="alert(1)" onmouseover=alert(1)>a</b>', '<b>a</b>'],
  frame: ['<iframe src="https://evil.example"></iframe>a', 'a'],
  drawing: ['<svg><script>alert(1)</script></svg>a', 'a'],
  drawnLink: ['<svg><a href="javascript:alert(1)"><text>b</text></a></svg>a', 'a'],
  formula: ['<math><mi xlink:href="javascript:alert(1)"></mi></math>a', 'a'],
  mutation: [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>a',
    'a',
  ],
  template: ['<template><img src=x onerror=alert(1)></template>a', 'a'],
  style: ['<style>*{display:none}</style><b style="position:fixed">a</b>', '<b>a</b>'],
  form: ['<form action="https://evil.example"><input name=pin>a</form>', 'a'],
  base: ['<base href="https://evil.example">a', 'a'],
  namesForScripts: ['<b id="location" name="x" class="y" data-a="1">a</b>', '<b>a</b>'],
  brokenTag: ['<scr<script>ipt>alert(1)</script>a', 'ipt&gt;alert(1)a'],
  comment: ['a<!-- <b>b</b> -->', 'a'],
  otherWindow: ['<a href="/a" target="_blank" ping="/b">a</a>', '<a href="/a">a</a>'],
};

/** Addresses that no link of a notice may have. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#10;script:alert(1)',
  'java&Tab;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#1;javascript:alert(1)',
  'data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;',
  'vbscript:msgbox(1)',
  'blob:https://sofit.example/1',
  'file:///etc/passwd',
  'tel:+70000000000',
  'mailto:a@sofit.example',
  'ftp://sofit.example/',
];

/** Addresses that links of a notice may have: this site's and the web's. */
export const harmlessAddresses: readonly string[] = [
  'https://sofit.example/a',
  'http://sofit.example',
  '/movies?a=1#b',
  'movies/1',
  '#top',
];

/** All that a notice may say. */
export const harmlessHtml =
  '<p>Через час <b>Метро<i>полис</i></b><br>на <a href="/channels/1">канале</a></p><ul><li>раз</li></ul>';
