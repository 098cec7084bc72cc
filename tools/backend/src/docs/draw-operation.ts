import { escapeXml } from '../server/escape-xml.ts';
import { drawSchema } from './draw-schema.ts';
import type { ApiOperation, ApiParameter, Content } from './openapi.types.ts';

const drawContent = (content: Content | undefined): string =>
  Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<p><small>${escapeXml(type)}</small></p>${schema ? `<div>${drawSchema(schema)}</div>` : ''}`,
    )
    .join('');

const drawParameter = ({ name = '', in: place = '', required, schema }: ApiParameter): string =>
  `<li><code>${escapeXml(name)}</code> in ${place}${required ? '' : ' <small>optional</small>'}: ${drawSchema(schema ?? {})}</li>`;

/** Who may call, in words. */
function accessOf({ 'x-access': access, ...operation }: ApiOperation): string {
  const allows = operation['x-allows'];
  const powers = operation['x-powers'] ? '; only with demo powers' : '';
  return `${access}${allows ? `; also ${allows.join(', ')}` : ''}${powers}`;
}

/** One call in HTML, closed until its reader opens it. */
export function drawOperation(method: string, path: string, operation: ApiOperation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const own = parameters.filter(({ $ref }) => $ref === undefined);
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    // All errors have one shape, which stands among the schemas.
    const shape = Number(status) < 400 ? drawContent(content) : '';
    return `<li><strong>${escapeXml(status)}</strong> ${escapeXml(description)}${shape}</li>`;
  });
  return `<details id="${escapeXml(operationId)}">
<summary><b class="${escapeXml(method)}">${escapeXml(method.toUpperCase())}</b> <code>${escapeXml(path)}</code> ${escapeXml(summary)}</summary>
<p><code>${escapeXml(operationId)}</code>. Access: ${escapeXml(accessOf(operation))}.</p>
${own.length > 0 ? `<h4>Parameters</h4><ul>${own.map(drawParameter).join('')}</ul>` : ''}
${requestBody ? `<h4>Body</h4>${drawContent(requestBody.content)}` : ''}
<h4>Answers</h4><ul>${answers.join('')}</ul>
</details>`;
}
