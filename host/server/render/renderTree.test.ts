import { createElement, Suspense, use } from 'react';
import { renderTree } from './renderTree.ts';

const settings = () => {
  const errors: unknown[] = [];
  return { errors, nonce: 'n', timeLimit: 100, onError: (error: unknown) => void errors.push(error) };
};

const htmlOf = async (...given: Parameters<typeof renderTree>) => String(await renderTree(...given));

const rows = Array.from({ length: 900 }, (_, row) =>
  createElement('li', { key: row }, `row ${row} of a long step, in words`),
);
const later = new Promise<string>((resolve) => setTimeout(() => resolve('came'), 20));
const never = new Promise<string>(() => {});

function Waits({ for: promise }: { for: Promise<string> }) {
  return use(promise);
}

function Throws(): never {
  throw new Error('planted');
}

const within = (child: ReturnType<typeof createElement>) =>
  createElement('main', null, createElement(Suspense, { fallback: 'skeleton' }, child));

test('a step of more than 30 kB is complete in the page, without a script that moves it into place', async () => {
  const html = await htmlOf(within(createElement('ul', null, rows)), settings());
  expect(html.length).toBeGreaterThan(30_000);
  expect(html).toContain('row 899');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('skeleton');
});

test('content that renders in time is in the page', async () => {
  const html = await htmlOf(within(createElement(Waits, { for: later })), settings());
  expect(html).toContain('came');
});

test('late content is sent as its skeleton, and reported', async () => {
  const given = settings();
  const html = await htmlOf(within(createElement(Waits, { for: never })), given);
  expect(html).toContain('skeleton');
  expect(given.errors).toEqual([expect.objectContaining({ name: 'RenderTimeout' })]);
});

test('a remote slot that throws is sent as its skeleton, and the rest of the page is complete', async () => {
  const given = settings();
  const html = await htmlOf(
    createElement('div', null, createElement('h1', null, 'shop'), within(createElement(Throws))),
    given,
  );
  expect(html).toContain('shop');
  expect(html).toContain('skeleton');
  expect(given.errors).toEqual([expect.objectContaining({ message: 'planted' })]);
});

test('a tree that throws outside of every boundary is an error', async () => {
  await expect(renderTree(createElement(Throws), settings())).rejects.toThrow('planted');
});
