import { describe, expect, it } from 'vitest';
import { createKeyFilter, keyMeaning } from './keyboard.ts';

function press(code: string, html = '<section></section>', modifiers: Partial<KeyboardEvent> = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  const target = host.querySelector('[data-target]') ?? host.firstElementChild;
  const none = {
    key: '',
    repeat: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
  };
  return keyMeaning({ ...none, code, target, ...modifiers });
}

describe('keyMeaning', () => {
  it.each([
    ['KeyM', { type: 'mute.toggle' }],
    ['KeyF', { type: 'fullscreen.toggle' }],
    ['Space', { type: 'player.toggle' }],
    ['KeyK', { type: 'player.toggle' }],
    ['ArrowUp', { type: 'volume.pressed', direction: 1 }],
    ['ArrowDown', { type: 'volume.pressed', direction: -1 }],
    ['ArrowRight', { type: 'seek.pressed', direction: 1 }],
    ['ArrowLeft', { type: 'seek.pressed', direction: -1 }],
    ['Escape', { type: 'panel.closed' }],
  ])(
    'knows %s [PLAYER-038, PLAYER-039, PLAYER-040, PLAYER-041, PLAYER-042, PLAYER-043]',
    (code, event) => {
      expect(press(code)).toMatchObject({ event });
    },
  );

  it('leaves keys with a modifier to the browser', () => {
    expect(press('KeyF', '<section></section>', { ctrlKey: true })).toBeUndefined();
  });

  it('leaves letters to fields, and space to what it presses', () => {
    expect(press('KeyM', '<input type="text">')).toBeUndefined();
    expect(press('Space', '<button><b data-target></b></button>')).toBeUndefined();
    expect(press('KeyM', '<button></button>')).toBeDefined();
  });

  it('leaves arrows to lists and the volume, and takes those of the timeline [PLAYER-041]', () => {
    expect(
      press('ArrowUp', '<div data-own-arrows><input data-target type="radio"></div>'),
    ).toBeUndefined();
    expect(press('ArrowRight', '<input type="range">')).toBeDefined();
  });

  it('closes the settings from anywhere in them [PLAYER-043]', () => {
    expect(
      press('Escape', '<div data-own-arrows><input data-target type="radio"></div>'),
    ).toBeDefined();
  });

  it('shows the keys on a question mark, wherever the layout has it', () => {
    const shortcuts = { to: 'shortcuts' };
    expect(press('Slash', '<section></section>', { key: '?' })).toEqual(shortcuts);
    expect(press('Digit7', '<section></section>', { key: '?' })).toEqual(shortcuts);
    expect(press('Slash', '<input type="text">', { key: '?' })).toBeUndefined();
  });
});

describe('createKeyFilter', () => {
  it('lets a key toggle once, however long it is held [PLAYER-045]', () => {
    const isPress = createKeyFilter();
    expect([
      isPress({ code: 'KeyM', repeat: false }, 0),
      isPress({ code: 'KeyM', repeat: true }, 500),
      isPress({ code: 'KeyM', repeat: false }, 600),
    ]).toEqual([true, false, true]);
  });

  it('drops what bounces within 70 ms [PLAYER-045]', () => {
    const isPress = createKeyFilter();
    expect([
      isPress({ code: 'Space', repeat: false }, 0),
      isPress({ code: 'Space', repeat: false }, 69),
      isPress({ code: 'KeyM', repeat: false }, 70),
    ]).toEqual([true, false, true]);
  });

  it('leaves held arrows to the controls, which add them up', () => {
    const isPress = createKeyFilter();
    expect([
      isPress({ code: 'ArrowRight', repeat: false }, 0),
      isPress({ code: 'ArrowRight', repeat: true }, 30),
    ]).toEqual([true, true]);
  });
});
