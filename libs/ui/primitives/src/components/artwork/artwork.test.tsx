import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { artColorClass, artColorRules } from './art-color.ts';
import { Artwork } from './artwork.tsx';
import { sourceSet } from './source-set.ts';

const picture = { url: '/api/v1/images/poster-mayak', color: '#0A2A33', tone: 'dark' } as const;

describe('Artwork', () => {
  it('has a size, a fallback format and a better one', () => {
    const { container } = render(<Artwork picture={picture} size={[158, 230]} alt="Маяк" />);

    const image = screen.getByRole('img', { name: 'Маяк' });
    expect(image.getAttribute('src')).toBe('/api/v1/images/poster-mayak/158x230.webp');
    expect(image.getAttribute('srcset')).toContain('/316x460.webp 2x');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['158', '230']);
    expect(image.getAttribute('loading')).toBe('lazy');
    const types = [...container.querySelectorAll('source')].map((each) => each.type);
    expect(types).toEqual(['image/avif']);
  });

  it('is fetched at once where it is urgent', () => {
    render(<Artwork picture={picture} size={[158, 230]} alt="Маяк" isUrgent />);

    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('carries its colour as a class and as a property', () => {
    const { container } = render(<Artwork picture={picture} size={[158, 230]} />);

    const frame = container.firstElementChild;
    expect(frame?.classList.contains('art-0a2a33')).toBe(true);
    expect(frame instanceof HTMLElement && frame.style.getPropertyValue('--art-color')).toBe(
      '#0A2A33',
    );
  });

  it('never shows the picture of another title while its own comes', () => {
    const { rerender } = render(<Artwork picture={picture} size={[158, 230]} alt="Маяк" />);
    const before = screen.getByRole('img');
    const other = { ...picture, url: '/api/v1/images/poster-general' };
    rerender(<Artwork picture={other} size={[158, 230]} alt="Генерал" />);

    expect(screen.getByRole('img')).not.toBe(before);
  });

  it('names each picture once', () => {
    render(<Artwork picture={picture} size={[158, 230]} alt="Маяк" />);

    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toBe(`${picture.url}/158x230.webp`);
    expect(image.getAttribute('srcset')).toBe(`${picture.url}/316x460.webp 2x`);
  });

  it('shows the title on its colour if the picture does not come', () => {
    render(<Artwork picture={picture} size={[158, 230]} alt="Маяк" title="Маяк" />);

    fireEvent.error(screen.getByRole('img'));

    expect(screen.getByText('Маяк')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('sourceSet', () => {
  it('doubles a single size', () => {
    expect(sourceSet('/p', [[158, 230]], 'avif')).toBe('/p/158x230.avif 1x, /p/316x460.avif 2x');
  });

  it('tells several sizes apart by their width', () => {
    expect(
      sourceSet(
        '/p',
        [
          [640, 360],
          [960, 540],
        ],
        'webp',
      ),
    ).toBe('/p/640x360.webp 640w, /p/960x540.webp 960w');
  });
});

describe('artColorRules', () => {
  it('gives each colour one rule and lets nothing else in', () => {
    const rules = artColorRules(['#0A2A33', '#0a2a33', 'red', '#fff}body{display:none', '#C2332B']);
    expect(rules).toBe('.art-0a2a33{--art-color:#0a2a33}.art-c2332b{--art-color:#c2332b}');
  });
});

describe('artColorClass', () => {
  it('is empty for what is no colour', () => {
    expect(artColorClass('url(x)')).toBe('');
  });
});
