import type { PageImage } from '@foyer/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';
import { movedBy } from './focus-point.tsx';
import type { NewPicture } from './picture-store.ts';

afterEach(cleanup);

const block = { id: 'b1', type: 'custom_block', name: 'aboutService', custom_data: {} };
const picture: PageImage = {
  id: 'lamp',
  image: {
    url: '/api/v1/images/lamp',
    color: '#000000',
    tone: 'dark',
    focus: { x: 0.62, y: 0.41 },
  },
  width: 1920,
  height: 1080,
  alternatives: { rus: 'Лампа в окне' },
  author: 'demo',
  at: '2026-11-30T00:00:00Z',
};
const key = 'name:aboutService';

describe('PictureField', () => {
  it('takes one of the uploaded pictures, found by its words, and says what is known of it', async () => {
    const { user, at } = await showForm({ key, block, pictures: { items: [picture] } });
    await user.click(screen.getByRole('button', { name: /^Выбрать картинку/ }));
    await user.type(screen.getByRole('searchbox'), 'окне');
    await user.click(screen.getByRole('button', { name: /Лампа в окне/ }));

    expect(at('custom_data', 'logo')).toEqual({ $picture: 'lamp' });
    expect(screen.getByText('1920×1080. Точка внимания 62 %, 41 %')).toBeDefined();
  });

  it('warns where nothing is said of a picture in the language that is written', async () => {
    const shown = { ...block, custom_data: { logo: { $picture: 'lamp' } } };
    await showForm({ key, block: shown, pictures: { items: [picture] }, language: 'hye' });

    expect(screen.getByText('У картинки нет описания на этом языке')).toBeDefined();
  });

  it('offers no upload where pictures come from a folder, and says where they come from', async () => {
    const pictures = { items: [picture], canUpload: false };
    const { user } = await showForm({ key, block, pictures });
    await user.click(screen.getByRole('button', { name: /^Выбрать картинку/ }));

    expect(screen.queryByText('Новая')).toBeNull();
    expect(screen.getByText(/список картинок/)).toBeDefined();
    expect(screen.getByRole('button', { name: /Лампа в окне/ })).toBeDefined();
  });

  it('uploads a file with its focus and its words in three languages', async () => {
    const sent: NewPicture[] = [];
    const upload = async (input: NewPicture) => {
      sent.push(input);
      return 'made';
    };
    const { user, at } = await showForm({ key, block, pictures: { upload } });
    await user.click(screen.getByRole('button', { name: /^Выбрать картинку/ }));
    const file = new File(['x'], 'lamp.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Файл'), file);
    screen.getByRole('button', { name: 'Точка внимания 50 %, 50 %' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await user.type(screen.getByLabelText('Что на картинке, по-русски'), 'Лампа');
    await user.type(screen.getByLabelText('Что на картинке, по-армянски'), 'Լամպ');
    await user.click(screen.getByRole('button', { name: 'Загрузить и поставить' }));

    expect(sent).toEqual([
      { file, focus: { x: 0.52, y: 0.4 }, alternatives: { rus: 'Лампа', hye: 'Լամպ' } },
    ]);
    expect(at('custom_data', 'logo')).toEqual({ $picture: 'made' });
  });

  it('says that the service did not take a file', async () => {
    const { user } = await showForm({ key, block });
    await user.click(screen.getByRole('button', { name: /^Выбрать картинку/ }));
    await user.upload(
      screen.getByLabelText('Файл'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await user.click(screen.getByRole('button', { name: 'Загрузить и поставить' }));

    expect(await screen.findByText(/Сервис не принял файл/)).toBeDefined();
  });
});

describe('movedBy', () => {
  it('stays within the picture', () => {
    expect(movedBy({ x: 0, y: 1 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0, y: 1 });
    expect(movedBy({ x: 0, y: 1 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0, y: 1 });
    expect(movedBy({ x: 0, y: 1 }, { key: 'a', shiftKey: false })).toBeUndefined();
  });
});
