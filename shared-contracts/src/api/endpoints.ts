import * as account from './accountCalls.ts';
import * as announcement from './announcementCalls.ts';
import * as cart from './cartCalls.ts';
import * as checkout from './checkoutCalls.ts';
import type { Endpoint } from './endpoint.ts';
import * as host from './hostCalls.ts';
import * as hotel from './hotelCalls.ts';
import * as mail from './mailCalls.ts';
import * as member from './memberCalls.ts';
import * as lookup from './orderLookupCalls.ts';
import * as order from './orderPageCalls.ts';
import * as session from './sessionCalls.ts';
import * as shipping from './shippingCalls.ts';
import * as shop from './shopCalls.ts';
import * as signOn from './signOnCalls.ts';
import * as travel from './travelCalls.ts';

/** Every call, in the order of the specification [API-01]. For servers, documents and tests: it loads all schemas. */
export const endpoints: readonly Endpoint[] = [
  shop.listShops,
  shop.findShop,
  shop.getShop,
  shop.getProducts,
  lookup.getOrders,
  cart.createCart,
  cart.getCart,
  cart.renewToken,
  checkout.putCheckoutForm,
  cart.setCartProduct,
  hotel.setHotel,
  hotel.addHotelExtra,
  hotel.getTravelCart,
  hotel.deleteTravelCart,
  hotel.deleteHotelExtra,
  hotel.setAddOn,
  hotel.deleteAddOn,
  cart.acceptTerms,
  cart.extendHold,
  checkout.applyVoucher,
  checkout.removeVoucher,
  checkout.placeCartOrder,
  checkout.getOrderStatus,
  checkout.getPaymentState,
  checkout.cancelCartOrder,
  checkout.changeOrderEmail,
  order.listOwnOrders,
  order.getOrderPage,
  order.getTicketFiles,
  order.getTicketDocument,
  order.getTicketPasses,
  order.putTicketNames,
  order.getOrderCalendar,
  order.sendOrderMail,
  order.sendOrderLink,
  cart.fillCart,
  shipping.listShippingMethods,
  shipping.chooseShipping,
  mail.sendTransportRequest,
  travel.getTravelSettings,
  travel.listPackages,
  travel.listRoomOptions,
  travel.listOfferedExtras,
  member.getLinkedWishlist,
  member.getWishlist,
  member.putWishlist,
  member.deleteWishlistTravel,
  member.getMembership,
  member.signUpForNewsletter,
  member.confirmNewsletter,
  member.subscribeToNewsletter,
  account.listBrands,
  account.getAccount,
  account.chooseNewsletters,
  account.cancelRenewal,
  account.endSessions,
  account.eraseAccount,
  session.openUserSession,
  session.readUserSession,
  session.endUserSession,
  signOn.checkSession,
  signOn.startLogin,
  signOn.startRegistration,
  signOn.editAccount,
  signOn.logOut,
  announcement.getAnnouncement,
  host.initialise,
  host.forgetCart,
];
