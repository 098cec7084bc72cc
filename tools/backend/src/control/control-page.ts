/** The control room for the eye: what was sent, received and broken. Reads its own JSON. */
export const controlPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foyer control room</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: start; font-weight: 600; padding: 1.5rem 0 .5rem; }
  th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); overflow-wrap: anywhere; }
  button { font: inherit; padding: .5rem 1rem; min-height: 44px; }
</style>
</head>
<body>
<h1>Control room</h1>
<p>
  <button type="button" id="reset">Put the demo data back</button>
  <button type="button" id="clear">Clear faults</button>
  <button type="button" id="refresh">Refresh</button>
</p>
<p role="status" id="status"></p>
<table><caption>Codes sent</caption><tbody id="outbox"></tbody></table>
<table><caption>Faults that wait</caption><tbody id="faults"></tbody></table>
<table><caption>Calls received, the latest first</caption><tbody id="requests"></tbody></table>
<script nonce="${nonce}">
  const fill = (id, rows) => {
    document.getElementById(id).replaceChildren(...rows.map((row) => {
      const line = document.createElement('tr');
      for (const value of Object.values(row)) {
        const cell = document.createElement('td');
        cell.textContent = typeof value === 'object' ? JSON.stringify(value) : value;
        line.append(cell);
      }
      return line;
    }));
  };
  const show = async () => {
    for (const id of ['outbox', 'faults', 'requests']) {
      const rows = await (await fetch('/__control/' + id)).json();
      fill(id, rows.toReversed().slice(0, 100));
    }
  };
  const act = async (method, path, done) => {
    const answer = await fetch('/__control/' + path, { method });
    document.getElementById('status').textContent = answer.ok ? done : (await answer.json()).error;
    await show();
  };
  document.getElementById('reset').onclick = () => act('POST', 'reset', 'The demo data is back.');
  document.getElementById('clear').onclick = () => act('DELETE', 'faults', 'No faults wait.');
  document.getElementById('refresh').onclick = show;
  show();
</script>
</body>
</html>
`;
