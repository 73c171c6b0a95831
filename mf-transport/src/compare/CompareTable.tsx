import type { Product } from '@festival/shared-contracts/product/product';
import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRideMoment } from '../buses/useRideMoment.ts';
import { CompareNav } from './CompareNav.tsx';
import styles from './CompareTable.module.css';
import page from './CompareTransport.module.css';
import { comparedWaysAtom } from './comparedWaysAtom.ts';
import type { ComparedWay } from './compareWays.ts';
import { Merits } from './Merits.tsx';
import { NothingToCompare } from './NothingToCompare.tsx';
import { useWayFacts } from './useWayFacts.ts';
import { WaySale } from './WaySale.tsx';

/** A table of all known facts of each way to travel, with its booking control [TRN-03]. */
export function CompareTable() {
  const ways = useAtomValue(comparedWaysAtom());
  return (
    <div className={page.page}>
      <CompareNav shown="detail" />
      {ways.length === 0 ? <NothingToCompare /> : <Table ways={ways} />}
    </div>
  );
}

type Column = ComparedWay & { product: Product };

const heldIdsAtom = steadyAtom(quantitiesAtom, (held) => Object.keys(held).filter((id) => (held[id] ?? 0) > 0));

/** The products of the compared ways. */
function useColumns(ways: readonly ComparedWay[]): Column[] {
  const products = useAtomValue(productsAtom);
  return ways.flatMap((way): Column[] => {
    const product = products.find(({ id }) => id === way.id);
    return product ? [{ ...way, product }] : [];
  });
}

function Table({ ways }: { ways: readonly ComparedWay[] }) {
  const { t } = useTranslation('mf_transport');
  const captionId = useId();
  const held = useAtomValue(heldIdsAtom);
  const columns = useColumns(ways);
  return (
    // A wide table scrolls inside the page, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus.
    <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className="visuallyHidden">
          {t('compare.table')}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, product, merits }) => (
              <th key={id} scope="col" className={styles.way}>
                <span>{product.name}</span>
                <Merits merits={merits} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FactRows columns={columns} />
          <tr>
            <th scope="row">{t('compare.fact.price')}</th>
            {columns.map(({ id, product }) => (
              <td key={id} className={styles.sale}>
                <WaySale product={product} isHeld={held.includes(id)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** A row for each fact that is known for at least one way. */
function FactRows({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation('mf_transport');
  const facts = useFacts();
  const rows = factNames.map((name) => ({
    name,
    cells: columns.map(({ id, product }) => ({ id, fact: facts[name](product) })),
  }));
  return rows
    .filter(({ cells }) => cells.some(({ fact }) => fact))
    .map(({ name, cells }) => (
      <tr key={name}>
        <th scope="row">{t(`compare.fact.${name}`)}</th>
        {cells.map(({ id, fact }) => (
          <td key={id}>{fact || t('compare.unknown')}</td>
        ))}
      </tr>
    ));
}

const factNames = ['from', 'out', 'back', 'time', 'co2', 'about'] as const;

/** The facts by name: a function that returns the text for a way. */
function useFacts(): Record<(typeof factNames)[number], (way: Product) => string | null | undefined> {
  const factsOf = useWayFacts();
  const momentOf = useRideMoment();
  return {
    from: ({ meta }) => meta.departure,
    out: ({ meta }) => meta.departsAt && momentOf(meta.departsAt),
    back: ({ meta }) => meta.returnsAt && momentOf(meta.returnsAt),
    time: (way) => factsOf(way).time,
    co2: (way) => factsOf(way).co2,
    about: ({ meta }) => meta.description,
  };
}
