import { Info } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from './button/Button.tsx';
import { ButtonLink } from './button/ButtonLink.tsx';
import { Card } from './card/Card.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { TextField } from './field/TextField.tsx';
import { Icon } from './icon/Icon.tsx';
import { Notice } from './notice/Notice.tsx';
import { Picture } from './picture/Picture.tsx';
import { Price } from './price/Price.tsx';
import { QuantityStepper } from './quantity/QuantityStepper.tsx';
import { SkeletonCards } from './skeleton/SkeletonCards.tsx';
import { createToasts } from './toast/createToasts.ts';
import { ToastRegion } from './toast/ToastRegion.tsx';

const ignore = () => undefined;
const labels = { quantity: 'Aantal', decrease: 'Minder', increase: 'Meer' };

/** A text that each component must have in the server's HTML; empty for a component that opens later. */
const cases: [name: string, element: ReactElement, says: string][] = [
  ['Button', createElement(Button, { pending: true }, 'Koop'), 'Koop'],
  ['ButtonLink', createElement(ButtonLink, { href: '/x' }, 'Verder'), 'href="/x"'],
  ['Card', createElement(Card, { as: 'article' }, 'Weekend'), '<article'],
  ['Checkbox', createElement(Checkbox, { label: 'Akkoord' }), 'type="checkbox"'],
  ['TextField', createElement(TextField, { label: 'Naam', error: 'Vul in' }), 'aria-invalid="true"'],
  ['Icon', createElement(Icon, { icon: Info, label: 'Uitleg' }), 'aria-label="Uitleg"'],
  ['Notice', createElement(Notice, { tone: 'danger', live: true, title: 'Mis' }), 'role="alert"'],
  ['Picture', createElement(Picture, { base: '/brand/x/art/tee', alt: 'Shirt' }), 'tee-960.avif 960w'],
  ['Price', createElement(Price, { cents: 18950 }), '189,50'],
  ['QuantityStepper', createElement(QuantityStepper, { value: 2, labels, onChange: ignore }), 'value="2"'],
  ['SkeletonCards', createElement(SkeletonCards, { label: 'Laden' }), 'Laden'],
  ['Dialog', createElement(Dialog, { open: false, onClose: ignore, title: 'Mandje', closeLabel: 'Sluiten' }), ''],
  [
    'ToastRegion',
    createElement(ToastRegion, { toasts: createToasts(), label: 'Meldingen', closeLabel: 'Sluiten' }),
    '',
  ],
  [
    'RadioGroup',
    createElement(RadioGroup, {
      legend: 'Kies',
      value: 'a',
      onChange: ignore,
      options: [{ value: 'a', label: 'Een' }],
    }),
    'checked=""',
  ],
];

test.each(cases)('%s renders on a server, without a window', (_, element, says) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(says);
});
