import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

const ring = () => screen.getByRole('progressbar', { name: 'Следующая серия' });
const gap = () => ring().querySelector('circle:last-of-type')?.getAttribute('stroke-dashoffset');

describe('ProgressRing', () => {
  it('is closed as far as its value, and says so in words', () => {
    render(<ProgressRing label="Следующая серия" value={0.4} valueText="через 6 с" />);
    const { ariaValueNow, ariaValueText } = {
      ariaValueNow: ring().getAttribute('aria-valuenow'),
      ariaValueText: ring().getAttribute('aria-valuetext'),
    };
    expect([ariaValueNow, ariaValueText, gap()]).toEqual(['40', 'через 6 с', '60']);
  });

  it.each([
    [-1, '0'],
    [2, '100'],
  ])('stays within its ends with %d', (value, now) => {
    render(<ProgressRing label="Следующая серия" value={value} />);
    expect(ring().getAttribute('aria-valuenow')).toBe(now);
  });

  it('tells no value while nobody knows one', () => {
    render(<ProgressRing label="Следующая серия" />);
    expect(ring().getAttribute('aria-valuenow')).toBeNull();
    expect(ring().getAttribute('aria-valuetext')).toBeNull();
  });

  it('does not have what stands inside read twice', () => {
    render(
      <ProgressRing label="Следующая серия" value={0.4} valueText="через 6 с">
        6
      </ProgressRing>,
    );
    expect(screen.getByText('6').getAttribute('aria-hidden')).toBe('true');
  });
});
