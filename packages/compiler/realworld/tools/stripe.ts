import type Stripe from "stripe";

declare function send(...parts: unknown[]): Promise<never>;

/** Create customer. @tool */
export function createCustomer(params: Stripe.CustomerCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve customer. @tool */
export function retrieveCustomer(id: string): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  return send(id);
}

/** Update customer. @tool */
export function updateCustomer(id: string, params: Stripe.CustomerUpdateParams): Promise<void> {
  return send(id, params);
}

/** List customers. @tool @spread */
export function listCustomers(params?: Stripe.CustomerListParams): Promise<void> {
  return send(params);
}

/** Create payment intent. @tool */
export function createPaymentIntent(params: Stripe.PaymentIntentCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve payment intent. @tool */
export function retrievePaymentIntent(id: string): Promise<Stripe.PaymentIntent> {
  return send(id);
}

/** Confirm payment intent. @tool */
export function confirmPaymentIntent(id: string, params: Stripe.PaymentIntentConfirmParams): Promise<void> {
  return send(id, params);
}

/** Create subscription. @tool */
export function createSubscription(params: Stripe.SubscriptionCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve subscription. @tool */
export function retrieveSubscription(id: string): Promise<Stripe.Subscription> {
  return send(id);
}

/** Create checkout session. @tool */
export function createCheckoutSession(params: Stripe.Checkout.SessionCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve checkout session. @tool */
export function retrieveCheckoutSession(id: string): Promise<Stripe.Checkout.Session> {
  return send(id);
}

/** Create invoice. @tool */
export function createInvoice(params: Stripe.InvoiceCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve invoice. @tool */
export function retrieveInvoice(id: string): Promise<Stripe.Invoice> {
  return send(id);
}

/** Create refund. @tool */
export function createRefund(params: Stripe.RefundCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve refund. @tool */
export function retrieveRefund(id: string): Promise<Stripe.Refund> {
  return send(id);
}

/** Create price. @tool */
export function createPrice(params: Stripe.PriceCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve price. @tool */
export function retrievePrice(id: string): Promise<Stripe.Price> {
  return send(id);
}

/** Create product. @tool */
export function createProduct(params: Stripe.ProductCreateParams): Promise<Stripe.DeletedProduct> {
  return send(params);
}

/** Create account. @tool */
export function createAccount(params: Stripe.AccountCreateParams): Promise<void> {
  return send(params);
}

/** Retrieve account. @tool */
export function retrieveAccount(id: string): Promise<Stripe.Account> {
  return send(id);
}

/** Create setup intent. @tool */
export function createSetupIntent(params: Stripe.SetupIntentCreateParams): Promise<void> {
  return send(params);
}

/** Create coupon. @tool */
export function createCoupon(params: Stripe.CouponCreateParams): Promise<Stripe.Coupon> {
  return send(params);
}

/** Create webhook endpoint. @tool */
export function createWebhookEndpoint(params: Stripe.WebhookEndpointCreateParams): Promise<Stripe.WebhookEndpoint> {
  return send(params);
}

/** Handle event. @tool */
export function handleEvent(event: Stripe.Event): Promise<void> {
  return send(event);
}

/** Retrieve charge. @tool */
export function retrieveCharge(id: string): Promise<Stripe.Charge> {
  return send(id);
}

/** Retrieve balance. @tool */
export function retrieveBalance(id: string): Promise<Stripe.Balance> {
  return send(id);
}

/** Retrieve payment method. @tool */
export function retrievePaymentMethod(id: string): Promise<Stripe.PaymentMethod> {
  return send(id);
}

/** List charges. @tool */
export function listCharges(params: Stripe.ChargeListParams): Promise<Stripe.ApiList<Stripe.Charge>> {
  return send(params);
}

/** Set address. @tool */
export function setAddress(
  address: Stripe.AddressParam,
  range?: Stripe.RangeQueryParam | number,
): Promise<Stripe.Address> {
  return send(address, range);
}
