import { applyChange } from '@foyer/page-document';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWithTexts } from '../testing/show-with-texts.tsx';
import { BrokenPage, type BrokenPageProps } from './broken-page.tsx';
import { useRepair } from './use-repair.ts';

afterEach(cleanup);

const whole =
  '{\r\n  "format": 1,\r\n  "alias": "a",\r\n  "name": { "rus": "А" },\r\n  "blocks": []\r\n}';
const broken = whole.replace('"blocks": []', '"blocks": [');

async function show(props: Partial<BrokenPageProps> = {}) {
  let text = broken;
  function Held() {
    const [held, setHeld] = useState(broken);
    const { isRepairing, end } = useRepair(held);
    if (!isRepairing) return <p>Блоки</p>;
    return (
      <BrokenPage
        text={held}
        canEdit
        lastVersion={{ status: 'none' }}
        onDone={end}
        {...props}
        onChange={(change) => {
          text = applyChange(held, change);
          setHeld(text);
        }}
      />
    );
  }
  const shown = await showWithTexts(<Held />);
  return { ...shown, text: () => text };
}

const source = () => screen.getByLabelText<HTMLTextAreaElement>('Текст страницы');
const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Вернуться к блокам' });

describe('a page whose text is broken', () => {
  it('shows all of the text, and leads to where it is broken', async () => {
    const { user } = await show();

    await user.click(screen.getByRole('button', { name: 'Строка 6, знак 1' }));

    expect(source().value).toBe(broken.replaceAll('\r\n', '\n'));
    expect(source().value.slice(source().selectionStart)).toBe('}');
    expect(document.activeElement).toBe(source());
  });

  it('is mended as a text whose other bytes stay, and leads to the blocks only when that is wanted', async () => {
    const { user, text } = await show();
    expect(back().disabled).toBe(true);

    const at = broken.replaceAll('\r\n', '\n').length - 2;
    await user.type(source(), ']', { initialSelectionStart: at, initialSelectionEnd: at });

    expect(text()).toBe(whole);
    expect(screen.getByText('Текст исправлен')).toBeTruthy();
    await user.click(back());
    expect(screen.getByText('Блоки')).toBeTruthy();
  });

  it('takes the text of the last version in its place', async () => {
    const lastVersion = { status: 'found', number: 4, text: whole } as const;
    const { user, text } = await show({ lastVersion });

    await user.click(screen.getByRole('button', { name: 'Взять текст версии 4' }));

    expect(text()).toBe(whole);
    expect(back().disabled).toBe(false);
  });

  it('changes nothing for an editor who may only look', async () => {
    await show({ canEdit: false, lastVersion: { status: 'found', number: 4, text: whole } });

    expect(source().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Взять текст версии 4' })).toBeNull();
  });
});
