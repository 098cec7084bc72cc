import { fallSilent, heard } from '@foyer/modal/spoken';
import { findField } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rightCodes } from './tv-code.fixtures.ts';
import { fields, read, show } from './testing-spoken.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** What came of a code, once it has the focus, as it is heard and then read. */
async function outcome() {
  const title = await screen.findByRole('heading', { level: 3 });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  return { heard: await heard(), read: await read() };
}

/** What is heard while a code is typed, of one that no television shows, and of one that is right. */
async function television(language: keyof typeof fields) {
  const user = await show(language);
  await heard();
  await user.keyboard('zzzz');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/2/u));
  const typed = await heard();
  await user.keyboard('zz{Enter}');
  const error = await outcome();
  await user.keyboard('{Tab}{Enter}');
  await findField(fields[language]);
  const again = await heard();
  await user.keyboard(`${rightCodes.television}{Enter}`);
  const success = await outcome();
  return { typed, error, again, success };
}

describe('what is heard of a code of a television', () => {
  it('says the places while they are filled, and then what came of it [TVCODE-002, TVCODE-003, TVCODE-012]', async () => {
    expect(await television('rus')).toMatchInlineSnapshot(`
      {
        "again": [
          "button, Ввести заново",
          "textbox, Код с экрана телевизора, шесть знаков, Можно вставить целиком, с чёрточкой или без неё",
        ],
        "error": {
          "heard": [
            "polite: ещё 1 знак",
            "heading, Телевизор не подключён, Код не подошёл. Проверьте его на экране телевизора., level 3",
          ],
          "read": [
            "main",
            "heading, Телевизор не подключён, Код не подошёл. Проверьте его на экране телевизора., level 3",
            "paragraph",
            "Код не подошёл. Проверьте его на экране телевизора.",
            "end of paragraph",
            "button, Ввести заново",
            "end of main",
          ],
        },
        "success": {
          "heard": [
            "polite: ещё 5 знаков",
            "polite: ещё 4 знака",
            "polite: ещё 3 знака",
            "polite: ещё 2 знака",
            "polite: ещё 1 знак",
            "heading, Телевизор подключён, Он уже в списке ваших устройств., level 3",
          ],
          "read": [
            "main",
            "heading, Телевизор подключён, Он уже в списке ваших устройств., level 3",
            "paragraph",
            "Он уже в списке ваших устройств.",
            "end of paragraph",
            "link, К устройствам",
            "К устройствам",
            "end of link, К устройствам",
            "button, Подключить ещё один",
            "end of main",
          ],
        },
        "typed": [
          "polite: ещё 5 знаков",
          "polite: ещё 4 знака",
          "polite: ещё 3 знака",
          "polite: ещё 2 знака",
        ],
      }
    `);
  });
  it('says it in English, with the words of the service as they come', async () => {
    expect(await television('eng')).toMatchInlineSnapshot(`
      {
        "again": [
          "button, Enter it again",
          "textbox, Code on the TV screen, six characters, It can be pasted whole, with the dash or without it",
        ],
        "error": {
          "heard": [
            "polite: 1 more character",
            "heading, The TV is not connected, The code did not work. Check it on the TV screen., level 3",
          ],
          "read": [
            "main",
            "heading, The TV is not connected, The code did not work. Check it on the TV screen., level 3",
            "paragraph",
            "The code did not work. Check it on the TV screen.",
            "end of paragraph",
            "button, Enter it again",
            "end of main",
          ],
        },
        "success": {
          "heard": [
            "polite: 5 more characters",
            "polite: 4 more characters",
            "polite: 3 more characters",
            "polite: 2 more characters",
            "polite: 1 more character",
            "heading, Телевизор подключён, It is in the list of your devices now., level 3",
          ],
          "read": [
            "main",
            "heading, Телевизор подключён, It is in the list of your devices now., level 3",
            "paragraph",
            "It is in the list of your devices now.",
            "end of paragraph",
            "link, To the devices",
            "To the devices",
            "end of link, To the devices",
            "button, Connect another one",
            "end of main",
          ],
        },
        "typed": [
          "polite: 5 more characters",
          "polite: 4 more characters",
          "polite: 3 more characters",
          "polite: 2 more characters",
        ],
      }
    `);
  });
  it('says it in Armenian, with the words of the service as they come', async () => {
    expect(await television('hye')).toMatchInlineSnapshot(`
      {
        "again": [
          "button, Մուտքագրել նորից",
          "textbox, Կոդը հեռուստացույցի էկրանից, վեց նիշ, Կարելի է տեղադրել ամբողջությամբ՝ գծիկով կամ առանց դրա",
        ],
        "error": {
          "heard": [
            "polite: ևս 1 նիշ",
            "heading, Հեռուստացույցը միացված չէ, Կոդը չհամապատասխանեց։ Ստուգեք այն հեռուստացույցի էկրանին։, level 3",
          ],
          "read": [
            "main",
            "heading, Հեռուստացույցը միացված չէ, Կոդը չհամապատասխանեց։ Ստուգեք այն հեռուստացույցի էկրանին։, level 3",
            "paragraph",
            "Կոդը չհամապատասխանեց։ Ստուգեք այն հեռուստացույցի էկրանին։",
            "end of paragraph",
            "button, Մուտքագրել նորից",
            "end of main",
          ],
        },
        "success": {
          "heard": [
            "polite: ևս 5 նիշ",
            "polite: ևս 4 նիշ",
            "polite: ևս 3 նիշ",
            "polite: ևս 2 նիշ",
            "polite: ևս 1 նիշ",
            "heading, Телевизор подключён, Այն արդեն ձեր սարքերի ցանկում է։, level 3",
          ],
          "read": [
            "main",
            "heading, Телевизор подключён, Այն արդեն ձեր սարքերի ցանկում է։, level 3",
            "paragraph",
            "Այն արդեն ձեր սարքերի ցանկում է։",
            "end of paragraph",
            "link, Դեպի սարքեր",
            "Դեպի սարքեր",
            "end of link, Դեպի սարքեր",
            "button, Միացնել ևս մեկը",
            "end of main",
          ],
        },
        "typed": [
          "polite: ևս 5 նիշ",
          "polite: ևս 4 նիշ",
          "polite: ևս 3 նիշ",
          "polite: ևս 2 նիշ",
        ],
      }
    `);
  });
});
