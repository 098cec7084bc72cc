import { lintPage } from '@foyer/page-document';
import { describe, expect, it } from 'vitest';
import { lintFacts } from '../workbench/lint-facts.ts';
import { textFromTemplate } from './text-from-template.ts';
import { templates, templateText } from './templates.ts';

describe('templates', () => {
  it.each(templates)('make a page that can be published: $id', async (template) => {
    const source = await templateText(template);
    const text = textFromTemplate({ alias: 'novaya', name: 'Новая', source });
    const { alias, name, description, blocks } = JSON.parse(text) as Record<string, unknown>;

    expect({ alias, name, description }).toEqual({
      alias: 'novaya',
      name: { rus: 'Новая' },
      description: undefined,
    });
    expect((blocks as unknown[]).length > 0).toBe(template.page !== undefined);
    const problems = lintPage(text, lintFacts(new Date(0)));
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('give every block an id that the page it comes from has not', async () => {
    const [, subscription] = templates;
    const source = subscription && (await templateText(subscription));
    const idsIn = (text = '{}') =>
      (JSON.parse(text) as { blocks: { id: string }[] }).blocks.map(({ id }) => id);
    const ids = idsIn(textFromTemplate({ alias: 'novaya', name: 'Новая', source }));

    expect(ids.filter((id) => idsIn(source).includes(id))).toEqual([]);
  });
});
