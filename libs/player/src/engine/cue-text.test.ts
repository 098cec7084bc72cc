import { describe, expect, it } from 'vitest';
import { plainText } from './cue-text.ts';

describe('plainText', () => {
  it.each([
    ['<v Anna><i>Hello</i>,\n<c.yellow>you</c>', 'Hello,\nyou'],
    ['<v.loud Мама Анны>Иди!</v> <lang en>Go</lang> <00:00:01.000>now', 'Иди! Go now'],
    ['Если a<b, то <b>жирно</b> 2 < 3', 'Если a<b, то жирно 2 < 3'],
    ['2 < 3 и 5 > 4', '2 < 3 и 5 > 4'],
    ['a<i и b>c', 'a<i и b>c'],
    ['Да<br>нет<br/>', 'Да\nнет\n'],
    ['&lt;i&gt; &amp;amp; &#39;&quot;&#8212;&#x2014;&apos;', "<i> &amp; '\"——'"],
    ['&lrm;A&rlm;&nbsp;B', '\u200EA\u200F\u00A0B'],
    ['&#0; &#99999999; &unknown; R&D; a & b', '&#0; &#99999999; &unknown; R&D; a & b'],
  ])('reads %s', (cue, text) => {
    expect(plainText(cue)).toBe(text);
  });
});
