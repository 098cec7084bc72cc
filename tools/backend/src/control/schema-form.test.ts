import { pushEventSchema } from '@foyer/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formOf } from './schema-form.ts';

describe('formOf', () => {
  it('has a field for every kind of value, and knows which may be left out', () => {
    const schema = v.object({
      name: v.pipe(v.string(), v.minLength(1)),
      age: v.optional(v.number()),
      is_new: v.nullish(v.boolean()),
      tone: v.picklist(['info', 'error']),
      place: v.object({ link: v.string() }),
      tags: v.array(v.string()),
      extra: v.unknown(),
    });

    expect(formOf(schema)).toEqual([
      { name: 'name', kind: 'text', isRequired: true },
      { name: 'age', kind: 'number', isRequired: false },
      { name: 'is_new', kind: 'flag', isRequired: false },
      { name: 'tone', kind: 'choice', isRequired: true, options: ['info', 'error'] },
      {
        name: 'place',
        kind: 'group',
        isRequired: true,
        fields: [{ name: 'link', kind: 'text', isRequired: true }],
      },
      {
        name: 'tags',
        kind: 'list',
        isRequired: true,
        item: { name: '', kind: 'text', isRequired: true },
      },
      { name: 'extra', kind: 'json', isRequired: true },
    ]);
  });

  it('needs no JSON for a push event', () => {
    expect(JSON.stringify(formOf(pushEventSchema))).not.toContain('"json"');
  });
});
