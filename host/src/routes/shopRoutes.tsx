import { type RouteObject, redirect } from 'react-router-dom';
import { CheckoutPage } from '../checkout-page/CheckoutPage.tsx';
import { PaymentStatusPage } from '../checkout-page/PaymentStatusPage.tsx';
import { ErrorPage } from '../error-page/ErrorPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NewsletterPage } from '../newsletter/NewsletterPage.tsx';
import type { PageData } from '../page/pageData.ts';
import { ShopFrame } from '../shell/ShopFrame.tsx';
import { ShopListPage } from '../shop-list/ShopListPage.tsx';
import { StepPage } from '../step/StepPage.tsx';
import type { Step } from '../step-flow/step.ts';
import { stepFlow } from '../step-flow/stepFlow.ts';

const none = {};

const stepRoutes = (step: Step): RouteObject[] => {
  const id = `slug-${step.name}`;
  const plain = { id, path: step.name, element: <StepPage key={step.name} step={step} params={none} /> };
  if (step.name !== 'transportation') return [plain];
  const regional = ['eu', 'nl'].map((region) => ({
    id: `${id}-${region}`,
    path: `${step.name}/${region}`,
    element: <StepPage key={step.name} step={step} params={{ region }} />,
  }));
  return [plain, ...regional];
};

/** `/{slug}/transport`, another name of the transport step [RTE-01]. */
const transport = (slug: string): RouteObject => ({
  path: 'transport',
  loader: ({ request }) => redirect(`/${slug}/transportation${new URL(request.url).search}`),
});

/**
 * The routes of a page's shop. A step that its flow lacks has none, so that its address answers 404 by itself, on the
 * server as in the browser [RTE-01, RTE-08].
 */
export const shopRoutes = (page: PageData): RouteObject[] => {
  const slug = page.config?.slug;
  const shop: RouteObject[] = slug
    ? [
        { id: 'slug', path: `/${slug}`, element: <HomePage /> },
        {
          path: `/${slug}`,
          children: [
            ...stepFlow(page).steps.flatMap(stepRoutes),
            transport(slug),
            { id: 'slug-checkout', path: 'checkout', element: <CheckoutPage /> },
            { id: 'slug-paymentstatus', path: 'paymentstatus', element: <PaymentStatusPage /> },
            { id: 'slug-newsletter', path: 'newsletter', element: <NewsletterPage /> },
          ],
        },
      ]
    : [{ id: 'index', path: '/', element: <ShopListPage /> }];
  if (page.failure) return [{ id: 'shell', element: <ShopFrame />, children: [{ path: '*', element: <ErrorPage /> }] }];
  return [
    {
      id: 'shell',
      element: <ShopFrame />,
      errorElement: (
        <ShopFrame>
          <ErrorPage />
        </ShopFrame>
      ),
      children: shop,
    },
  ];
};
