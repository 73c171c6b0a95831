import type { Commands } from '@festival/shared-contracts/commands/commands';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';

/** Arguments for each command of the contracts, by area: a command without them fails the type-check. */
type CommandSamples = {
  [Area in keyof Commands]: { [Name in keyof Commands[Area]]: Parameters<Extract<Commands[Area][Name], Callable>> };
};
type Callable = (...given: never[]) => unknown;

const stay = {
  travelPackage: travelPackageSchema.parse({
    id: 'dune',
    name: 'Dune',
    slug: 'dune',
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 684,
  }),
  room: roomOptionSchema.parse({ id: 'double', title: 'Double', subtotal: 342 }),
  persons: 2,
};

const form: Parameters<Commands['checkout']['submitForm']>[0] = {
  gender: 'other',
  firstName: 'Noor',
  middleName: '',
  lastName: 'Vermeer',
  phoneNumber: '+31612345678',
  email: 'noor@example.com',
  dateOfBirth: '1995-04-03',
  address: 'Zeeweg',
  streetNumber: 7,
  streetNumberExtension: '',
  postalCode: '2051 EB',
  city: 'Overveen',
  country: 'NL',
  state: '',
};

const orderToken = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

export const commandSamples: CommandSamples = {
  cart: {
    setQuantity: ['weekend', 1],
    setInsurance: [true],
    acceptTerms: [true],
    acceptCovidTerms: [true],
    chooseUpgrade: [{ kind: 'none' }],
    extendHold: [],
  },
  checkout: {
    submitForm: [form],
    applyVoucher: ['ZON10'],
    removeVoucher: [],
    placeOrder: ['card'],
    placeRenewingOrder: ['card'],
    readOrder: [],
    readPayment: [],
    changeEmail: ['noor@example.org'],
    leaveOrder: [],
    cancelOrder: [],
  },
  shipping: { setCountry: ['NL'], listMethods: ['NL'], setMethod: ['standard'] },
  travel: {
    readStay: [],
    chooseStay: [stay],
    setPersons: [3],
    setExtra: ['breakfast', 2],
    removeStay: [],
    setAddOn: [{ reference: '123456789', extraId: 'parking', quantity: 1 }],
    requestTransport: [{ name: 'Noor', email: 'noor@example.com', departure: 'Gent', persons: 4, message: '' }],
  },
  wishlist: {
    save: [],
    register: [{ arrivesBy: 'bus' }],
    readLink: [],
    openLink: [{ eventId: 'zomer-2027', userId: 'u1', verifier: 'v1' }],
    fillCart: [{ weekend: 1 }],
    openOffer: [],
    closeOffer: [],
  },
  lookUp: { findOrder: ['#123456789'], findOwnOrders: [], openOrders: [], closeOrders: [] },
  orders: {
    read: [orderToken],
    readTickets: [orderToken],
    readTicketDocument: [orderToken],
    readPasses: [orderToken],
    nameTickets: [orderToken, [{ productId: 'weekend', number: 1, name: 'Noor' }]],
    readCalendar: [orderToken],
    sendMail: [orderToken],
    sendLink: ['123456789'],
    listOwn: [],
  },
  signOn: {
    logIn: [],
    register: [],
    logOut: [],
    editAccount: [],
    readMembership: [],
    signUpForNewsletter: ['noor@example.com'],
    confirmNewsletter: ['token'],
    setNewsletter: [true],
    setConsent: [true],
  },
  overlay: {
    openModal: [5004],
    openCheckout: ['basket'],
    closeCheckout: [],
    showToast: [{ title: 'Toegevoegd' }],
  },
  navigation: { goTo: ['tickets'] },
};
