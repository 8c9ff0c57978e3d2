import { expect, test } from 'vitest';
import { routeOrder } from './route-order.ts';

const order = (...addresses: (`GET /v1/${string}` | `PUT /v1/${string}`)[]) =>
  routeOrder(addresses.map((address) => ({ address }))).map(({ address }) => address);

test('a word stands before a variable in the same place, and all else as it was declared', () => {
  expect(
    order(
      'GET /v1/things',
      'GET /v1/things/{id}',
      'GET /v1/things/{id}/parts',
      'GET /v1/things/newest',
      'GET /v1/last',
    ),
  ).toEqual([
    'GET /v1/things',
    'GET /v1/things/newest',
    'GET /v1/things/{id}',
    'GET /v1/things/{id}/parts',
    'GET /v1/last',
  ]);
  expect(order('GET /v1/{a}/x/{b}', 'GET /v1/{a}/{b}/{c}', 'GET /v1/y/x/z')).toEqual([
    'GET /v1/y/x/z',
    'GET /v1/{a}/x/{b}',
    'GET /v1/{a}/{b}/{c}',
  ]);
  expect(order('GET /v1/one/{id}', 'PUT /v1/one/{id}')).toEqual(['GET /v1/one/{id}', 'PUT /v1/one/{id}']);
});
