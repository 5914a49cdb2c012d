export { OrderNotFound as default } from '@/components/layout/order-not-found';
