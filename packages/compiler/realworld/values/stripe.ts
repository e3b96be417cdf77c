import type Stripe from "stripe";
import { changed, type WorldValues, without } from "./value-cases.js";

const customer: Stripe.CustomerCreateParams = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  metadata: { plan: "gold", seats: 3 },
  address: { line1: "1 Main Street", city: "London", country: "GB", postal_code: "N1" },
  shipping: { name: "Ada", address: { line1: "1 Main Street" }, phone: "+440000" },
  preferred_locales: ["en-GB"],
  tax_id_data: [{ type: "gb_vat", value: "GB123456789" }],
  invoice_settings: { custom_fields: [{ name: "PO", value: "42" }] },
};

const intent: Stripe.PaymentIntentCreateParams = {
  amount: 1099,
  currency: "eur",
  customer: "cus_1",
  capture_method: "manual",
  setup_future_usage: "off_session",
  metadata: { order: "6735" },
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  expand: ["customer"],
};

const subscription: Stripe.SubscriptionCreateParams = {
  customer: "cus_1",
  items: [
    { price: "price_1", quantity: 2 },
    {
      price_data: {
        currency: "eur",
        product: "prod_1",
        unit_amount: 500,
        recurring: { interval: "month", interval_count: 3 },
      },
    },
  ],
  trial_end: "now",
  proration_behavior: "create_prorations",
  payment_behavior: "default_incomplete",
  cancel_at_period_end: false,
};

const session: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  success_url: "https://example.com/thanks",
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: "eur",
        unit_amount: 2000,
        product_data: { name: "T-shirt", images: ["https://a.example"] },
      },
    },
  ],
  shipping_address_collection: { allowed_countries: ["DE", "FR"] },
};

const refund: Stripe.RefundCreateParams = { payment_intent: "pi_1", amount: 100, reason: "requested_by_customer" };

const webhook: Stripe.WebhookEndpointCreateParams = {
  url: "https://example.com/hook",
  enabled_events: ["charge.succeeded", "*"],
};

const coupon: Stripe.CouponCreateParams = {
  percent_off: 25.5,
  duration: "repeating",
  duration_in_months: 3,
  currency_options: { usd: { amount_off: 100 } },
};

const address: Stripe.Address = {
  line1: "1 Main Street",
  line2: null,
  city: "London",
  country: "GB",
  postal_code: null,
  state: null,
};

const event: Stripe.Event = {
  id: "evt_1",
  object: "event",
  type: "balance.available",
  api_version: null,
  created: 1,
  livemode: false,
  pending_webhooks: 0,
  request: { id: null, idempotency_key: null },
  data: {
    object: { object: "balance", livemode: false, available: [{ amount: 1, currency: "eur" }], pending: [] },
  },
};

const values: WorldValues = {
  handleEvent: {
    accept: [{ event }],
    refuse: {
      "a balance under another name": changed({ event }, "event.type", "customer.created"),
      "an event that is none": changed({ event }, "event.type", "balance.vanished"),
      "no object": without({ event }, "event.data.object"),
    },
  },
  createCustomer: {
    accept: [{ params: customer }, { params: {} }, { params: { ...customer, metadata: "", address: "" } }],
    refuse: {
      "no parameters": {},
      "a name that is missing from the shipping": without({ params: customer }, "params.shipping.name"),
      "an address as text": changed({ params: customer }, "params.address", "1 Main Street"),
      "nested metadata": changed({ params: customer }, "params.metadata.plan", { name: "gold" }),
      "a tax id without a type": without({ params: customer }, "params.tax_id_data.0.type"),
      "a locale that is no list": changed({ params: customer }, "params.preferred_locales", "en-GB"),
      "a member that is misspelt": changed({ params: customer }, "params.e_mail", "ada@example.com"),
    },
  },
  listCustomers: {
    accept: [{}, { limit: 3, created: { gte: 1, lt: 2 } }, { created: 1_700_000_000 }],
    refuse: { "a date": { created: "2026-01-01" }, "a range by another name": { created: { from: 1 } } },
  },
  createPaymentIntent: {
    accept: [{ params: intent }, { params: { amount: 1, currency: "usd", confirm: true, off_session: "recurring" } }],
    refuse: {
      "no amount": without({ params: intent }, "params.amount"),
      "an amount in quotes": changed({ params: intent }, "params.amount", "10.99"),
      "a capture that is a truth": changed({ params: intent }, "params.capture_method", true),
      "a truth in quotes": changed({ params: intent }, "params.automatic_payment_methods.enabled", "true"),
      "an option of no method": changed({ params: intent }, "params.payment_method_options.cash", {}),
    },
  },
  createSubscription: {
    accept: [{ params: subscription }, { params: { customer: "cus_1", trial_end: 1_800_000_000 } }],
    refuse: {
      "a trial that ends in words": changed({ params: subscription }, "params.trial_end", "tomorrow"),
      "a price without a product": without({ params: subscription }, "params.items.1.price_data.product"),
      "an interval that is a number": changed(
        { params: subscription },
        "params.items.1.price_data.recurring.interval",
        3,
      ),
    },
  },
  createCheckoutSession: {
    accept: [{ params: session }],
    refuse: {
      "a country by number": changed({ params: session }, "params.shipping_address_collection.allowed_countries", [49]),
      "a product without a name": without({ params: session }, "params.line_items.0.price_data.product_data.name"),
    },
  },
  createRefund: {
    accept: [{ params: refund }, { params: {} }],
    refuse: { "no reason but null": { params: { ...refund, reason: null } } },
  },
  createWebhookEndpoint: {
    accept: [{ params: webhook }, { params: { ...webhook, description: "" } }],
    refuse: {
      "a single event": { params: { ...webhook, enabled_events: "charge.succeeded" } },
      "no address": without({ params: webhook }, "params.url"),
    },
  },
  createCoupon: {
    // Stripe leaves its lists of words open: the next version may know more of them.
    accept: [{ params: coupon }, { params: { ...coupon, duration: "twice" } }],
    refuse: { "a duration in months": { params: { ...coupon, duration: 3 } } },
  },
  setAddress: {
    accept: [
      { address: { line1: "1 Main Street" } },
      { address: { line1: "a", city: "b" }, range: { gt: 1 } },
      { address: {}, range: 5 },
    ],
    refuse: { "a range in words": { address: {}, range: "all" }, "null for a line": { address: { line1: null } } },
    returns: {
      accept: [address, { ...address, "a member of a newer server": 1 }],
      refuse: { "a line that is missing": without(address, "line2") },
    },
  },
};

export default values;
