import type { TemplateSet } from './types.ts';

export const nl: TemplateSet = {
  templates: {
    informational: [
      '{topic}: waar moet ik op letten bij de keuze?',
      'Wat moet ik weten over {topic} voordat ik beslis?',
      '{topic}: hoe werkt het en wie biedt het aan?',
      'Welke criteria tellen voor {audience} als het om {topic} gaat?',
      'Leg me {topic} uit en noem een paar aanbieders.',
    ],
    comparison: [
      'Vergelijk de belangrijkste aanbieders van {topic}.',
      'Vergelijking van {topic} voor {audience}',
      'Wat zijn de verschillen tussen de bekendste aanbieders van {topic}?',
      'Voor- en nadelen van de grote aanbieders van {topic}',
      'Maak een tabel die {topic} vergelijkt voor {audience}.',
    ],
    best_of: [
      'Wat raad je {audience} aan voor {topic}?',
      'Welke aanbieders van {topic} zijn aan te raden?',
      'Noem de vijf beste adressen voor {topic}.',
      'Wie is de beste in {topic}?',
      'beste keuze {topic} voor {audience}',
    ],
    alternatives: [
      'Welke minder bekende alternatieven zijn er voor {topic}?',
      'We zijn ontevreden over onze aanbieder van {topic}. Welke alternatieven zijn er?',
      'alternatieven voor de grote namen in {topic}',
      'We willen overstappen naar een andere aanbieder van {topic}. Welke alternatieven passen bij {audience}?',
    ],
    problem: [
      'We hebben steeds problemen met {topic}. Wie kan helpen?',
      '{topic} kost ons te veel tijd. Hoe lossen anderen dit probleem op?',
      'Welke fouten komen vaak voor bij {topic} en hoe voorkom ik ze?',
      'Problemen met {topic}: wat helpt {audience} echt?',
    ],
    price: [
      'Hoeveel kost {topic} voor {audience}?',
      'Welk budget heb ik nodig voor {topic}?',
      'goedkope aanbieders van {topic}',
      'Wie biedt de beste prijs-kwaliteitverhouding voor {topic}?',
    ],
    local: [
      'Wie biedt {topic} aan {place}?',
      'Aanbieders van {topic} {place}',
      'Kun je iemand voor {topic} in de buurt van {city} aanbevelen?',
      'Waar vind ik {topic} {place}?',
    ],
  },
  readerTemplates: {
    informational: [
      'Wat betekent {topic}, in eenvoudige woorden?',
      'Hoe werkt {topic}?',
      'Hoe begin ik met {topic}?',
      'Leg me {topic} uit met een voorbeeld.',
      'Waar lees ik een goede inleiding tot {topic}?',
    ],
    comparison: [
      'Vergelijk de gebruikelijke manieren voor {topic}.',
      'Voor- en nadelen van de verschillende manieren voor {topic}',
      'Wat zijn de verschillen tussen hulpmiddelen voor {topic}?',
    ],
    best_of: [
      'Wat is de beste handleiding voor {topic}?',
      'Welke hulpmiddelen voor {topic} zijn aan te raden?',
      'beste werkwijze voor {topic}',
    ],
    alternatives: [
      'Welke alternatieven zijn er voor {topic}?',
      'Wanneer is een alternatief voor {topic} beter?',
    ],
    problem: [
      'Ik heb een probleem met {topic}. Waar begin ik?',
      'Welke fouten komen vaak voor bij {topic}?',
      'Problemen met {topic}: wat kan ik doen?',
    ],
  },
  competitorTemplates: [
    'Wat zijn de beste alternatieven voor {competitor}?',
    'We gebruiken {competitor} voor {topic}. Welke alternatieven zijn er?',
    'Welke alternatieven voor {competitor} passen bij {audience}?',
  ],
  brandedTemplates: [
    'Is {brand} goed voor {topic}?',
    'Wat zeggen klanten over {brand}?',
    'Welke alternatieven voor {brand} zijn er?',
    'Hoeveel kost {brand}?',
  ],
  audiences: {
    business: [
      'een klein bedrijf',
      'een team van tien mensen',
      'een bedrijf met meerdere vestigingen',
      'een jong bedrijf',
    ],
    consumer: ['beginners', 'een gezin', 'een student', 'ouderen'],
  },
  forWord: 'voor',
  places: { city: 'in {city}', countries: { NL: 'in Nederland', BE: 'in België', SR: 'in Suriname' } },
};
