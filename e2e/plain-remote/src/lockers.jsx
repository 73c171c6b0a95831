import { productState } from '@festival/shared-contracts/state/productState';
import { productsAtom } from '@festival/shared-contracts/state/shopState';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { atom, useAtomValue } from 'jotai';

const idsAtom = atom((get) =>
  get(productsAtom)
    .filter(({ mappedType }) => mappedType === 'extras')
    .map(({ id }) => id),
);

function Locker({ id }) {
  const product = useAtomValue(productState(id).product);
  return (
    <li>
      <h2>{product.name}</h2>
      <ProductQuantity productId={id} />
    </li>
  );
}

/** A step in plain JavaScript: the extras of the shop, each with its quantity. */
export default function Lockers() {
  const ids = useAtomValue(idsAtom);
  return (
    <ul>
      {ids.map((id) => (
        <Locker key={id} id={id} />
      ))}
    </ul>
  );
}
