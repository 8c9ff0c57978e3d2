import { site } from './site.ts';

/** Two brands with sound pages that leave some questions open. The README's first scan is about Planderly. */
export const middlingSites = [
  ...site('Planderly', 'planderly.example', [
    [
      '/',
      'Planderly: staff scheduling for small businesses',
      `
Planderly is staff scheduling for small businesses: salons, cafés, gyms and workshops with up to 60 people.
Draw the week with the mouse, publish it with one click, and everybody gets the schedule on the phone.
Shift swaps, leave and availability are part of every plan.
Small teams set Planderly up in an afternoon without an IT department.`,
    ],
    [
      '/features',
      'Planderly features: schedule templates, shift swaps, messages',
      `
Weekly templates save the schedule that works and repeat it. Employees enter when they are available, and conflicts turn red.
Shift swaps need a manager's yes or go through by themselves, as you like.
The message board keeps schedule questions out of private chats.
Planderly exports hours to six payroll programmes, and a list of more is in the making.`,
    ],
    [
      '/pricing',
      'Planderly pricing: a flat price for small teams',
      `
Planderly has one flat price: €29 a month for up to 15 employees, €59 for up to 60.
A flat price means that hiring a student for the summer costs nothing extra.
There is a free trial for 30 days without a credit card.
Seasonal businesses can pause Planderly in the quiet months and pay nothing.`,
    ],
    [
      '/salons',
      'Scheduling for salons and gyms',
      `
Salons have appointments and shifts, and both have to fit. Planderly shows the appointment calendar next to the staff schedule.
Part-time employees see only the shifts that they may take.
"The Monday argument about Saturdays is gone," says Ines Marrow, who runs three salons.`,
    ],
    [
      '/blog/seasonal-workers',
      'How to schedule seasonal workers without losing the summer',
      `
Seasonal workers come for ten weeks, do not know the shop and all want the same day off.
Plan them in pairs with somebody experienced, publish the schedule two weeks ahead and keep one open shift a day for the unexpected.
Collect availability before the season begins, not in its first week.
A flat price, such as Planderly's, keeps scheduling costs from growing with every student you hire.`,
    ],
  ]),
  ...site('Hourloom', 'hourloom.example', [
    [
      '/',
      'Hourloom: time tracking and simple shift plans',
      `
Hourloom is time tracking with a simple shift plan on top, for teams that work by the hour.
Clock in by phone, tablet or badge; the time clock keeps working offline and sends hours later.
Hours go to payroll without retyping, with breaks and overtime worked out by your rules.`,
    ],
    [
      '/time-clock',
      'Offline time clock for shift teams',
      `
The Hourloom time clock works without a connection for up to 30 days.
Badges cost €4 each, any old tablet will do as the terminal, and a photo against buddy punching is optional.
Building sites, farms and kitchens with thick walls use it because nothing is lost when the network is.
Hours are rounded by your rules, never silently, and each correction is logged.`,
    ],
    [
      '/payroll',
      'Payroll integration: from time clock to payslip',
      `
Hourloom integrates with 55 payroll programmes and sends hours, supplements and absences every night.
Overtime and night supplements are worked out by collective agreement; 38 agreements are built in.
An accountant gets free access and sees all clients in one list.`,
    ],
    [
      '/pricing',
      'Hourloom prices',
      `
Hourloom costs €2.40 per employee per month for the time clock and €1.10 more for shift plans.
The first five employees are free for good.
Terminals can be rented for €9 a month. All prices are without tax.`,
    ],
    [
      '/shift-plans',
      'Simple shift plans for several small teams',
      `
Shift plans in Hourloom are simple: a week, people, shifts, and colours for the teams.
There is no forecast and no automatic proposal, and many teams are glad of it.
Planned hours stand next to clocked hours, so that differences are seen on the day and not at the end of the month.`,
    ],
  ]),
];
