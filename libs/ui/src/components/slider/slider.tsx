import { useId, useLayoutEffect, useRef } from 'react';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { filledProperty, head, range, root, value as valueStyle } from './slider.css.ts';

/** Props of {@link Slider}. */
export interface SliderProps {
  label: string;
  value: number;
  /** Called at each step of a move. */
  onChange: (value: number) => void;
  /** Called when the thumb is let go, or after a key. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** The value as it is read and spoken, such as «60 минут». @default the number */
  valueText?: string;
  /** @default false */
  isDisabled?: boolean;
}

/** A number from a span, set by dragging or by arrow keys. The native control, drawn by the label. */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  valueText = String(value),
  isDisabled = false,
}: SliderProps) {
  const skin = useFieldSkin();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Set by script: the server's HTML may hold no style attribute.
  useLayoutEffect(() => {
    const share = max > min ? (value - min) / (max - min) : 0;
    input.current?.style.setProperty(filledProperty, `${share * 100}%`);
  }, [value, min, max]);

  const end = () => onChangeEnd?.(value);
  return (
    <div className={root}>
      <div className={head}>
        <label htmlFor={id}>{label}</label>
        <span className={valueStyle[skin]} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        className={range}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={end}
        onKeyUp={end}
        disabled={isDisabled}
        aria-valuetext={valueText}
      />
    </div>
  );
}
