import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const hero = '/brand/nachtwoud/art/hero-main';
const avif = (ending: string, widths: number[]) =>
  widths.map((width) => `${hero}${ending}-${width}.avif ${width}w`).join(', ');

test('a picture offers AVIF before WebP in every width, and reserves its space', () => {
  const { container } = render(<Picture base={hero} alt="Maan boven bomen" kind="hero" priority />);
  const [first, second, ...others] = container.querySelectorAll('source');
  expect(others).toEqual([]);
  expect(first).toHaveAttribute('type', 'image/avif');
  expect(first).toHaveAttribute('srcset', avif('', [480, 720, 960, 1920]));
  expect(second?.getAttribute('srcset')).toContain('hero-main-960.webp 960w');
  const image = screen.getByRole('img', { name: 'Maan boven bomen' });
  expect(image).toHaveAttribute('width', '1920');
  expect(image).toHaveAttribute('height', '1080');
  expect(image).toHaveAttribute('src', `${hero}-960.webp`);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('tall screens get the middle of a picture that has a rendition for them', () => {
  const { container } = render(<Picture base={hero} alt="" kind="hero" sizes="100vw" tallSizes="60vw" />);
  const [tall, whole] = container.querySelectorAll('source');
  expect(tall).toHaveAttribute('media', '(max-aspect-ratio: 3/5)');
  expect(tall).toHaveAttribute('srcset', avif('-tall', [480, 720]));
  expect(tall).toHaveAttribute('sizes', '60vw');
  expect(whole).not.toHaveAttribute('media');
});

test("a picture without priority is loaded late, after the page's scripts", () => {
  render(<Picture base="/brand/nachtwoud/art/tee" alt="Shirt" />);
  const image = screen.getByRole('img', { name: 'Shirt' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('fetchpriority', 'low');
});

test("a customer's own finished file is used unchanged", () => {
  const { container } = render(<Picture base="https://festival.example/foto.jpg" alt="Podium" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img', { name: 'Podium' })).toHaveAttribute('src', 'https://festival.example/foto.jpg');
});
