import { personPageFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { personData } from './person-data.ts';

describe('personData', () => {
  it('describes a person by their own address and what they do [SEO-004]', async () => {
    const { t } = await createTranslator('eng', { segments: ['item'] });
    const page = { origin: 'https://sofit.example', language: 'eng', t } as const;

    expect(personData(personPageFixture, page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Бригитта Хельм',
      url: 'https://sofit.example/persons/brigitte-helm?lang=eng',
      jobTitle: ['actor'],
    });
  });
});
