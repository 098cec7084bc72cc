import { cleanup, render, screen } from '@testing-library/react';
import { generate } from 'lean-qr';
import { afterEach, describe, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const url = 'https://bank.example/pay/1';
const drawing = () => {
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Pay' });
  return decodeURIComponent(src.replace('data:image/svg+xml,', ''));
};

describe('QrCode', () => {
  it('draws each dark module of its value, with a light edge of four', () => {
    render(<QrCode value={url} label="Pay" />);

    const code = generate(url);
    const [, path = ''] = /d="([^"]*)"/u.exec(drawing()) ?? [];
    const drawn = new Set(path.split('z'));
    const differing = Array.from({ length: code.size ** 2 }, (_, index) => {
      const [x, y] = [index % code.size, Math.floor(index / code.size)];
      return drawn.has(`M${x + 4} ${y + 4}h1v1h-1`) === code.get(x, y);
    }).filter((isSame) => !isSame);
    expect(differing).toEqual([]);
    const size = code.size + 8;
    expect(drawing()).toContain(`viewBox="0 0 ${size} ${size}"`);
  });

  it('is another code for another value', () => {
    const { rerender } = render(<QrCode value={url} label="Pay" />);
    const before = drawing();
    rerender(<QrCode value={`${url}2`} label="Pay" />);
    expect(drawing()).not.toBe(before);
  });
});
