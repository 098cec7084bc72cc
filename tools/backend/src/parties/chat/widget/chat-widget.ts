// A classic script, loaded by pages of the site: it leaves `supportChat` on the window.
(() => {
  interface Opening {
    channel: number;
    /** A BCP 47 tag. */
    language: string;
    onClose: () => void;
  }

  const texts = {
    ru: {
      code: 'rus',
      title: 'Поддержка',
      hello: 'Здравствуйте! Что случилось?',
      field: 'Ваш вопрос',
      send: 'Отправить',
      close: 'Закрыть чат',
      failed: 'Вопрос не отправился. Попробуйте ещё раз.',
      you: 'Вы',
    },
    en: {
      code: 'eng',
      title: 'Support',
      hello: 'Hello! What happened?',
      field: 'Your question',
      send: 'Send',
      close: 'Close the chat',
      failed: 'The question was not sent. Please try again.',
      you: 'You',
    },
    hy: {
      code: 'hye',
      title: 'Աջակցություն',
      hello: 'Բարև ձեզ։ Ի՞նչ է պատահել',
      field: 'Ձեր հարցը',
      send: 'Ուղարկել',
      close: 'Փակել զրույցը',
      failed: 'Հարցը չուղարկվեց։ Փորձեք կրկին։',
      you: 'Դուք',
    },
  };
  type Words = (typeof texts)['ru'];

  /** The site's own colours where it has them. Style sheets made by script need no leave of the page's policy. */
  const rules = `
    :host { position: fixed; inset-block-end: calc(var(--size-tab-bar, 0px) + 16px);
      inset-inline-start: var(--size-gutter-start, 16px); z-index: var(--z-flyout, 30); }
    section { display: flex; flex-direction: column; box-sizing: border-box; overflow: hidden;
      inline-size: min(360px, 100vw - 32px); block-size: min(480px, 100dvh - var(--size-tab-bar, 0px) - 80px);
      font: 400 1rem/1.45 var(--type-body-family, system-ui), system-ui, sans-serif;
      color: var(--color-t1, #fff); background: var(--color-surface2, #16191e);
      border: 1px solid var(--color-rule, #444); border-radius: var(--radius-dialog, 12px);
      box-shadow: 0 12px 40px rgb(0 0 0 / 45%); }
    header { display: flex; align-items: center; justify-content: space-between; padding: 8px 8px 8px 16px;
      border-block-end: 1px solid var(--color-rule, #444); }
    h2 { margin: 0; font-size: 1rem; font-weight: 600; }
    [role=log] { flex: 1; display: flex; flex-direction: column; gap: 12px; padding: 16px; overflow-y: auto;
      overscroll-behavior: contain; }
    [role=log] p { align-self: flex-start; margin: 0; max-inline-size: 85%; padding: 8px 12px; border-radius: 12px;
      overflow-wrap: anywhere; background: var(--color-surface4, #2a2f37); }
    [role=log] p[data-own] { align-self: flex-end; color: var(--color-on-action, #000);
      background: var(--color-action, #fff); }
    form { display: flex; gap: 8px; padding: 8px 8px 8px 16px; border-block-start: 1px solid var(--color-rule, #444); }
    input { flex: 1; min-inline-size: 0; min-block-size: 44px; font: inherit; color: inherit; padding: 0 8px;
      background: transparent; border: 0; border-block-end: 2px solid var(--color-rule, #666); border-radius: 0; }
    button { min-inline-size: 44px; min-block-size: 44px; padding: 0 12px; font: inherit; font-weight: 600;
      color: inherit; background: transparent; border: 0; border-radius: 8px; cursor: pointer; }
    form button { color: var(--color-on-action, #000); background: var(--color-action, #fff); }
    button:focus-visible, input:focus-visible, [role=log]:focus-visible { outline: 2px solid currentcolor;
      outline-offset: 2px; }
    .hidden { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden;
      white-space: nowrap; }`;

  /** Where the script came from is where messages go. */
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  let host: HTMLElement | undefined;
  let field: HTMLInputElement | undefined;
  let end: (() => void) | undefined;

  async function answerTo(text: string, channel: number, language: string): Promise<string> {
    const answer = await fetch(`${origin}/chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, language, text }),
    });
    if (!answer.ok) throw new Error(`The chat answers ${answer.status}`);
    return ((await answer.json()) as { answer: string }).answer;
  }

  function createPanel(words: Words, channel: number): HTMLElement {
    const panel = make('div', {});
    const root = panel.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];

    const log = make('div', { role: 'log', tabIndex: 0, ariaLabel: words.title });
    const say = (text: string, isOwn: boolean): void => {
      const whose = isOwn ? [make('span', { className: 'hidden' }, `${words.you}: `)] : [];
      const line = make('p', {}, ...whose, text);
      line.toggleAttribute('data-own', isOwn);
      log.append(line);
      log.scrollTop = log.scrollHeight;
    };
    say(words.hello, false);

    const input = make('input', {
      ariaLabel: words.field,
      placeholder: words.field,
      maxLength: 1000,
    });
    input.autocomplete = 'off';
    const form = make('form', {}, input, make('button', { ariaLabel: words.send }, '➤'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (!text) return;
      say(text, true);
      input.value = '';
      answerTo(text, channel, words.code).then(
        (answer) => say(answer, false),
        () => {
          say(words.failed, false);
          input.value ||= text;
        },
      );
    });

    const shut = make('button', { type: 'button', ariaLabel: words.close }, '✕');
    shut.addEventListener('click', () => close());
    const section = make(
      'section',
      { role: 'dialog', ariaLabel: words.title },
      make('header', {}, make('h2', {}, words.title), shut),
      log,
      form,
    );
    section.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    });
    root.append(section);
    field = input;
    return panel;
  }

  function open({ channel, language, onClose }: Opening): void {
    if (!host) {
      const before = document.activeElement;
      const tag = language.slice(0, 2);
      host = createPanel(tag in texts ? texts[tag as keyof typeof texts] : texts.en, channel);
      host.lang = language;
      end = () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        onClose();
      };
      document.body.append(host);
    }
    field?.focus();
  }

  function close(): void {
    const ended = end;
    host?.remove();
    host = undefined;
    end = undefined;
    ended?.();
  }

  Object.assign(window, { supportChat: { open, close } });
})();
