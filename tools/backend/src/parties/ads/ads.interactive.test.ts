import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';

const { ask } = withTestAds();

const linearOf = async (scenario: string) =>
  (await ask(`slot=preroll&scenario=${scenario}`)).ads[0]?.creatives[0];

describe('VPAID', () => {
  it('is drawn by a script', async () => {
    const creative = await linearOf('vpaid');
    const script = await fetch(creative?.mediaFiles[0]?.fileURL ?? '');

    expect(creative?.mediaFiles).toMatchObject([
      { apiFramework: 'VPAID', mimeType: 'application/javascript' },
    ]);
    expect(JSON.parse(creative?.adParameters?.value ?? '')).toMatchObject({ duration: 10 });
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('getVPAIDAd');
  });

  it.each([
    ['vpaid_timeout', 'timeout'],
    ['vpaid_error', 'error'],
    ['vpaid_no_start', 'no_start'],
    ['vpaid_no_stop', 'no_stop'],
    ['vpaid_skippable', 'skippable'],
    ['vpaid_resize', 'resize'],
    ['vpaid_click', 'click'],
  ])('A18: is asked for what it is to do: %s', async (scenario, does) => {
    const creative = await linearOf(scenario);

    expect(JSON.parse(creative?.adParameters?.value ?? '')).toMatchObject({ does });
  });

  it('A18: names a script that does not exist', async () => {
    const creative = await linearOf('vpaid_not_found');

    expect((await fetch(creative?.mediaFiles[0]?.fileURL ?? '')).status).toBe(404);
  });
});

describe('SIMID', () => {
  it('A19: is a page over a video, which runs its own script and no other', async () => {
    const creative = await linearOf('simid');
    const page = await fetch(creative?.interactiveCreativeFile?.fileURL ?? '');
    const script = await fetch(new URL('simid-unit.js', page.url));

    expect(creative?.mediaFiles).toMatchObject([{ mimeType: 'video/mp4' }]);
    expect(creative?.interactiveCreativeFile).toMatchObject({
      apiFramework: 'SIMID',
      variableDuration: false,
    });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('<script src="simid-unit.js">');
    expect(await script.text()).toContain('createSession');
  });

  it.each(['timeout', 'late', 'reject', 'fatal', 'pause', 'skip', 'stop', 'navigation'])(
    'A19: is asked for what it is to do: %s',
    async (does) => {
      const url = (await linearOf(`simid_${does}`))?.interactiveCreativeFile?.fileURL ?? '';

      expect(new URL(url).searchParams.get('does')).toBe(does);
      expect((await fetch(url)).status).toBe(200);
    },
  );

  it('A19: may last longer than was said', async () => {
    expect((await linearOf('simid_duration'))?.interactiveCreativeFile).toMatchObject({
      variableDuration: true,
    });
  });

  it('A19: names a page that does not exist', async () => {
    const file = (await linearOf('simid_not_found'))?.interactiveCreativeFile;

    expect((await fetch(file?.fileURL ?? '')).status).toBe(404);
  });
});
