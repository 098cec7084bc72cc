import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LabelProvider, useLabel } from './label-context.tsx';
import { labels } from './labels/index.ts';

function Site() {
  const { name, domain } = useLabel();
  return <p>{`${name.rus} ${name.eng} ${name.hye} ${domain}`}</p>;
}

describe('useLabel', () => {
  it.each([
    ['main', 'Софит Sofit Սոֆիտ sofit.example'],
    ['alternate', 'Полоса Polosa Պոլոսա polosa.example'],
  ] as const)('gives name and domain of %s to any component [LABEL-005]', (id, text) => {
    render(
      <LabelProvider label={labels[id]}>
        <Site />
      </LabelProvider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('labels', () => {
  it('differ in everything that a reader knows them by [LABEL-007]', () => {
    const { main, alternate } = labels;
    const known = ['id', 'name', 'domain', 'themeColor', 'colorScheme', 'links'] as const;
    expect(
      known.filter((part) => JSON.stringify(main[part]) === JSON.stringify(alternate[part])),
    ).toEqual([]);
  });
});
