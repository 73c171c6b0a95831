import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';

interface FewerButtonProps {
  product: Product;
  refusal: RefusedProduct;
  isFilling: boolean;
  onTake: (quantity: number) => void;
}

/**
 * Adds a smaller quantity than the wishlist has: the remaining stock, or the shop's maximum. Renders nothing for any other refusal [WSH-04, BSK-08].
 */
export function FewerButton({ product, refusal: { code, left }, isFilling, onTake }: FewerButtonProps) {
  const { t } = useLaterTexts();
  const cap = useAtomValue(productState(product.id).cap);
  const number = code === 'validation.product.maximum' ? cap : left;
  if (!number) return null;
  return (
    <Button
      size="s"
      variant="secondary"
      pending={isFilling}
      aria-label={t('offer.takeName', { number, name: product.name })}
      onClick={() => onTake(number)}
    >
      {t('offer.take', { number })}
    </Button>
  );
}
