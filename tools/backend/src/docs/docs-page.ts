import { escapeXml } from '../server/escape-xml.ts';
import { docsStyle } from './docs-style.ts';
import { drawOperation } from './draw-operation.ts';
import { drawSchema } from './draw-schema.ts';
import type { ApiDocument } from './openapi.types.ts';

function drawTag(document: ApiDocument, name: string, description: string): string {
  const [{ url: root } = { url: '' }] = document.servers;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => drawOperation(method, root + path, operation)),
  );
  const heading = `<h2 id="tag-${escapeXml(name)}-title">${escapeXml(name)}</h2>`;
  return `<section id="tag-${escapeXml(name)}" aria-labelledby="tag-${escapeXml(name)}-title">${heading}<p>${escapeXml(description)}</p>${operations.join('\n')}</section>`;
}

/** The contract as a page that needs no script: every call by group, then every named schema. */
export function docsPage(document: ApiDocument, nonce: string): string {
  const { info, tags, components } = document;
  const used = tags.filter(({ name }) =>
    Object.values(document.paths).some((methods) =>
      Object.values(methods).some((operation) => operation.tags.includes(name)),
    ),
  );
  const links = used.map(
    ({ name }) => `<li><a href="#tag-${escapeXml(name)}">${escapeXml(name)}</a></li>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escapeXml(name)}"><h3>${escapeXml(name)}</h3><div>${drawSchema(schema)}</div></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(info.title)}: the contract</title>
<style nonce="${nonce}">${docsStyle}</style>
</head>
<body>
<header>
<h1>${escapeXml(info.title)} ${escapeXml(info.version)}</h1>
<p>${escapeXml(info.description)} As a file: <a href="/docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups of calls"><ul>${links.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
</header>
<main>
${used.map(({ name, description }) => drawTag(document, name, description)).join('\n')}
<section id="schemas" aria-labelledby="schemas-title"><h2 id="schemas-title">Schemas</h2>
${schemas.join('\n')}
</section>
</main>
</body>
</html>
`;
}
