/** A shop's name in addresses: small letters, digits and `-`. */
export const slugPattern = /^[a-z0-9][a-z0-9-]*$/;
