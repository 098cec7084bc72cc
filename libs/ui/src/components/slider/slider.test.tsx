import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Slider } from './slider.tsx';

describe('Slider', () => {
  it('speaks its value in words', async () => {
    await renderWithLabel(
      <Slider label="Время" value={60} max={120} valueText="60 минут" onChange={() => {}} />,
    );
    const slider = screen.getByRole('slider', { name: 'Время' });
    expect(slider.getAttribute('aria-valuetext')).toBe('60 минут');
    expect(slider.style.getPropertyValue('--filled')).toBe('50%');
  });

  it('reports each step, and the end of a move', async () => {
    const onChange = vi.fn();
    const onChangeEnd = vi.fn();
    await renderWithLabel(
      <Slider label="Время" value={60} onChange={onChange} onChangeEnd={onChangeEnd} />,
    );
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '61' } });
    expect(onChange.mock.calls).toEqual([[61]]);
    expect(onChangeEnd).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider);
    expect(onChangeEnd).toHaveBeenCalledTimes(1);
  });
});
