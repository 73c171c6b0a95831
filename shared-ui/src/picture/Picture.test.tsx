import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

test('a picture offers AVIF before WebP in every width, and keeps its room', () => {
  const { container } = render(
    <Picture
      base="/brand/solstrand/art/hero-main"
      alt="Zon boven zee"
      widths={[480, 960, 1920]}
      ratio={[16, 9]}
      priority
    />,
  );
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute(
    'srcset',
    '/brand/solstrand/art/hero-main-480.avif 480w, /brand/solstrand/art/hero-main-960.avif 960w, /brand/solstrand/art/hero-main-1920.avif 1920w',
  );
  expect(webp?.getAttribute('srcset')).toContain('hero-main-960.webp 960w');
  const image = screen.getByRole('img', { name: 'Zon boven zee' });
  expect(image).toHaveAttribute('width', '1920');
  expect(image).toHaveAttribute('height', '1080');
  expect(image).toHaveAttribute('src', '/brand/solstrand/art/hero-main-960.webp');
  expect(image).toHaveAttribute('loading', 'eager');
});

test("a customer's own finished file is shown as it is", () => {
  const { container } = render(<Picture base="https://festival.example/foto.jpg" alt="Podium" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img', { name: 'Podium' })).toHaveAttribute('src', 'https://festival.example/foto.jpg');
});
