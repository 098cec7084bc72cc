import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slides } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { stubSight } from '@foyer/ui/testing/stub-sight';
import { Hero } from './index.ts';

const heading = async () => (await screen.findByRole('heading', { level: 2 })).textContent;

describe('Hero, immersive', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows the first slide with the ways to watch it', async () => {
    await renderWithLabel(<Hero slides={slides} />);
    expect(await heading()).toBe('Город после\u00a0дождя');
    expect(screen.getByRole('link', { name: 'Смотреть' }).getAttribute('href')).toBe(
      '/movies/gorod-posle-dozhdya/player',
    );
  });

  it('shows the slide that is chosen, and marks it', async () => {
    await renderWithLabel(<Hero slides={slides} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Показать «Тихая вода»' }));
    expect(await heading()).toBe('Тихая вода');
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(
      'Показать «Тихая вода»',
    );
  });

  it('goes on when the clock of a slide runs out, and round at the end', async () => {
    await renderWithLabel(<Hero slides={slides.slice(0, 2)} />);
    fireEvent.animationEnd(await screen.findByTestId('hero-clock'));
    expect(await heading()).toBe('Тихая вода');
    fireEvent.animationEnd(screen.getByTestId('hero-clock'));
    expect(await heading()).toBe('Город после\u00a0дождя');
  });

  it('moves nothing when a slide of fewer words comes: each has elements of its own', async () => {
    await renderWithLabel(<Hero slides={slides} />);
    const before = await screen.findByRole('heading', { level: 2 });
    fireEvent.animationEnd(screen.getByTestId('hero-clock'));

    expect(await heading()).toBe('Тихая вода');
    expect(before.isConnected).toBe(false);
  });

  it('can be paused', async () => {
    await renderWithLabel(<Hero slides={slides} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Остановить смену' }));
    expect(screen.getByRole('region').hasAttribute('data-paused')).toBe(true);
    expect(screen.getByRole('button', { name: 'Продолжить смену' })).toBeTruthy();
  });

  it('has no clock and no choice for one slide', async () => {
    await renderWithLabel(<Hero slides={slides.slice(0, 1)} />);
    await heading();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('rests while most of it is scrolled away', async () => {
    const shows = stubSight();
    await renderWithLabel(<Hero slides={slides} />);
    const hero = await screen.findByRole('region');
    const rests = [1, 0.4, 0.6].map((ratio) => {
      shows(hero, ratio);
      return hero.hasAttribute('data-resting');
    });

    expect(rests).toEqual([false, true, false]);
  });
});
