/** A dish of 1,800 ₸ as the platform sends it, and what differs. */
export const wireProduct = (part: object = {}) => ({
  id: 50340,
  product_id: 50340,
  terminal_id: 3107,
  product_name: 'Плов',
  price: 1800,
  reward_id: null,
  sizes: null,
  images: [{ image_url: 'http://store.test/plov.webp' }],
  cooking_time: 15,
  is_favorite: false,
  has_additive_categories: false,
  is_unavailable: false,
  unavailable_service_types: [],
  ...part,
});
