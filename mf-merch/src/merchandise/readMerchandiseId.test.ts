import { oneSize, readMerchandiseId } from './readMerchandiseId.ts';

test('an id of merchandise has the form prefix_group_size [MER-01]', () => {
  expect(readMerchandiseId('mer_tee_M')).toEqual({ group: 'mer_tee', size: 'M' });
  expect(readMerchandiseId('shopify_hoodie-black_XXL')).toEqual({ group: 'shopify_hoodie-black', size: 'XXL' });
  expect(readMerchandiseId('lightspeed_rain_coat_S')).toEqual({ group: 'lightspeed_rain_coat', size: 'S' });
});

test.each(['ONE SIZE', 'one size', 'ONE_SIZE', 'OneSize', 'one-size'])('%s is the single size [MER-01]', (size) => {
  expect(readMerchandiseId(`mer_cap_${size}`)).toEqual({ group: 'mer_cap', size: oneSize });
});

test('an id without a size is a separate group [MER-01]', () => {
  expect(readMerchandiseId('poster')).toEqual({ group: 'poster', size: oneSize });
  expect(readMerchandiseId('mer_poster')).toEqual({ group: 'mer_poster', size: oneSize });
});
