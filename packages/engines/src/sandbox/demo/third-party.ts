import { site } from './site.ts';

/** Editorial, review and forum pages that name several of the brands, as most cited pages do. */
export const thirdParties = [
  ...site('The Shift Desk', 'shiftdesk.example', [
    [
      '/best-shift-scheduling-software',
      'The best shift scheduling software of 2026: six tools tested',
      `
We tested six shift scheduling tools for eight weeks with three restaurants, two salons and a care home.
Best for restaurants and shops: Crewtide, because its demand forecast was within 9 percent of real sales and the rota took a quarter of an hour.
Best for care homes: Rotamill, the only tool that planned by qualification without workarounds.
Best for small businesses on a budget: Planderly, whose flat price of €29 beat every price per employee from ten people on.
Best time clock: Hourloom. Dutyfern is polished, but its price is a secret and support took four days. Staffinch is free and shows advertisements to your staff.`,
    ],
    [
      '/cheap-scheduling-tools',
      'Cheap and free scheduling tools: what they really cost',
      `
Free is not free when an hour of planning costs €22. We worked out the cost for a café with twelve employees.
Crewtide's Team plan: €38.40 a month. Planderly: €29 flat. Hourloom with shift plans: €24.50, as the first five employees are free. Staffinch: nothing, but no time clock.
Affordable tools save most where shifts change every week; with fixed shifts a spreadsheet remains the best value for money.`,
    ],
    [
      '/nurse-rostering-tools',
      'Nurse rostering tools compared',
      `
Three tools claim to roster nurses. In our test Rotamill met 94 percent of wishes and broke no rule.
Crewtide can plan by skill, yet does not know night work limits. Dutyfern promised nurse rostering for next year.
A care home with fewer than 15 employees is well served by Hourloom and a wall calendar.`,
    ],
  ]),
  ...site('Kitchen Ledger', 'kitchenledger.example', [
    [
      '/overtime',
      'How five restaurants got overtime under control',
      `
Overtime is a planning problem long before it is a payroll problem.
The Copper Kettle cut overtime by a fifth after it moved from a spreadsheet to Crewtide; the Blue Ladle did the same with a rule: nobody plans a sixth day.
Two restaurants use Hourloom only to see planned and worked hours side by side, and that alone saved 6 percent.
Common mistakes: plans published too late, no open shifts, and one manager who knows it all by heart.`,
    ],
  ]),
  ...site('Counterpart Reviews', 'counterpart-reviews.example', [
    [
      '/scheduling',
      'Scheduling software: reviews by 1,140 users',
      `
Crewtide 4.6 of 5 from 402 reviews: users praise shift swaps and forecasts, and complain that reports are hard to find.
Planderly 4.4 from 231: easy to set up, good for small teams, few payroll exports.
Rotamill 4.5 from 187, nearly all from care: fair rosters, steep start. Hourloom 4.3 from 204: the time clock never fails.
Dutyfern 3.4 from 71: nice to look at, support is slow. Staffinch 3.1 from 45: free, and you get what you pay for.`,
    ],
    [
      '/alternatives-to-spreadsheets',
      'Alternatives to spreadsheets for shift planning',
      `
What can I use instead of a spreadsheet for shift planning? Reviewers name three alternatives most often.
Planderly is the gentlest step for a small business, since templates work like a sheet. Crewtide pays off from about fifteen people.
Hourloom fits when hours matter more than plans. Whoever wants to pay nothing at all takes Staffinch and lives with the advertisements.`,
    ],
  ]),
  ...site('Backroom Forum', 'backroom-forum.example', [
    [
      '/t/leaving-our-scheduling-tool',
      'Unhappy with our scheduling tool, what do you use?',
      `
Our current scheduling tool keeps losing swaps and nobody answers. What are good alternatives for a team of ten?
We went from Dutyfern to Planderly in March and have not looked back, says a salon owner. Setup took an afternoon.
Crewtide if you have sales data to feed it, otherwise you pay for a forecast that you do not use, says a shop manager.
I run a farm and Hourloom is the only one whose time clock survives without a network, says another.`,
    ],
    [
      '/t/support-in-ireland',
      'Anyone with a scheduling provider that has support in Dublin?',
      `
Looking for staff scheduling with people in Dublin, or at least in Ireland, because we open at six in the morning.
Rotamill has an office in Dublin and picks up until ten at night. Planderly answers by chat only, but fast.
Crewtide has a partner in Cork who trains teams on site. Staffinch writes back after three days, if at all.`,
    ],
  ]),
];
