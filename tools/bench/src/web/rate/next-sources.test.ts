import { describe, expect, it } from 'vitest';
import { nextSources } from './next-sources.ts';

describe('nextSources', () => {
  const sources = nextSources(['/menu'], { body: ['Кино'] });

  it('draws the same content, without types', () => {
    expect(sources['content/body.json']).toBe('["Кино"]');
    expect(sources['content/plain-page.js']).toContain("from 'react'");
    expect(sources['content/read-answers.js']).not.toContain('Promise<');
  });

  it('asks the backend once for the kept page, and each time for the other', () => {
    expect(sources['app/page.js']).toMatch(
      /revalidate = 3600[^]+\["\/menu"\], \{ cache: 'force-cache'/u,
    );
    expect(sources['app/uncached/page.js']).toMatch(/'force-dynamic'[^]+cache: 'no-store'/u);
  });
});
