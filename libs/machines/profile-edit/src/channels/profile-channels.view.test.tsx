import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakeProfileChannelsPorts,
  listedChannels,
  profileChannelsInputs,
} from './profile-channels.fixtures.ts';
import { createProfileChannelsMachine } from './profile-channels.machine.ts';
import type { ProfileChannelsInput, ProfileChannelsPorts } from './profile-channels.types.ts';
import { ProfileChannelsFlow } from './profile-channels.view.tsx';

afterEach(cleanup);

async function show(
  replaced: Partial<ProfileChannelsPorts> = {},
  input: ProfileChannelsInput = profileChannelsInputs.own,
) {
  const ports = fakeProfileChannelsPorts(replaced);
  await renderWithLabel(
    <StrictMode>
      <PortsProvider flow={createProfileChannelsMachine} ports={ports}>
        <ProfileChannelsFlow input={input} name="Лёва" channels={listedChannels} />
      </PortsProvider>
    </StrictMode>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const channel = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('ProfileChannelsFlow', () => {
  it('lists the channels, those that are hidden switched off', async () => {
    await show();

    const shown = screen.getAllByRole<HTMLInputElement>('switch').map((each) => each.checked);
    expect(shown).toEqual([true, false, true]);
    expect(said()).toEqual(['Скрыт 1\u00A0канал']);
  });

  it('hides a channel at once, and says that it is being saved', async () => {
    const held = heldPort<Parameters<ProfileChannelsPorts['setHiddenChannels']>[0], string[]>();
    const user = await show({ setHiddenChannels: held.port });

    await user.click(channel('Первый экран'));

    expect(channel('Первый экран').checked).toBe(false);
    expect(screen.getByText('Сохраняем')).toBeTruthy();
    await act(async () => held.calls.at(-1)?.answer(['nochnoy', 'pervyy-ekran']));
    expect(screen.queryByText('Сохраняем')).toBeNull();
    expect(said()).toEqual(['Скрыто 2\u00A0канала']);
  });

  it('puts a switch back that was not saved, and says why beside it', async () => {
    const error = errorAnswer({ status: 500, code: 1, description: 'Не сейчас' });
    const user = await show({ setHiddenChannels: () => Promise.reject(error) });

    await user.click(channel('Ночной'));

    await vi.waitFor(() => expect(screen.getByText('Не сейчас')).toBeTruthy());
    expect(channel('Ночной').checked).toBe(false);
  });

  it('finds channels by a part of their name, «ё» or «е»', async () => {
    const user = await show();
    const search = screen.getByRole('searchbox', { name: 'Название канала' });

    await user.type(search, ' зеле');
    expect(screen.getAllByRole('switch')).toEqual([channel('Зелёный мир')]);
    expect(said()).toEqual(['Показано 1 из\u00A03']);

    await user.type(search, 'щ');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(said()).toEqual(['Такого канала нет. Проверьте название.']);
  });

  it("shows another's channels and lets nothing be chosen", async () => {
    await show({}, profileChannelsInputs.foreign);

    const shown = screen.getAllByRole<HTMLInputElement>('switch');
    expect(shown.every((each) => each.disabled)).toBe(true);
    expect(screen.getByText(/Каналы этого профиля выбирает/)).toBeTruthy();
  });
});
