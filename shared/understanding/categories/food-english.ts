/** The English words of `food.ts`. */
import type { WordLists } from './words.ts'

export const FOOD_ENGLISH: WordLists = {
  faint: 'pound|pounds|dozen|slice|slices|ounces|gallon',
  hint: 'kitchen|farmer market|market stall|ate|drank|eating|drinking|cooked|baked|grilled',
  loose: `
    water|turkey|orange|dates|leg|wrap|ribs|club soda|mint|produce|squash|eat out|pop|chips|dip|tab|bar|pub|potluck|picnic`,
  thing: `
    lunch|dinner|breakfast|supper|meal|meals|food|eating out|ate out|dining|dine in|dine out|drink|drinks|cocktail|cocktails|beer|beers|wine|whiskey
    vodka|gin|rum|tequila|champagne|margarita|liquor|booze|happy hour|coffee|coffees|tea|iced tea|iced coffee|cold brew|hot chocolate|chai|chai latte
    oat milk latte|bread|toast|avocado toast|cake|birthday cake|cupcake|cupcakes|pie|apple pie|pumpkin pie|donut|doughnut|cookie|brownie|muffin|scone
    pastry|pastries|danish|cinnamon roll|cinnamon rolls|pretzel|pretzels|bagel|bagel and cream cheese|chocolate|candy|candies|gum|chewing gum|gummies
    gummy bears|jelly beans|ice cream|frozen yogurt|froyo|popsicle|juice|orange juice|apple juice|lemonade|smoothie bowl|acai bowl|milk|almond milk
    oat milk|coconut milk|coconut water|coconut|coconuts|egg|eggs|rice|fried rice|noodle|noodles|fried noodles|pad thai|pho|curry|satay|chicken
    chicken wings|wings|chicken nuggets|rotisserie chicken|chicken breast|beef|ground beef|fish|fish and chips|fish sticks|meat|deli meat|pork
    pork chops|bacon|ham|lamb|bbq|barbecue|brisket|shrimp|crab|oysters|clams|fruit|fruits|dragon fruit|apples|apple|bananas|banana|grapes|strawberries
    strawberry|blueberries|berries|lemons|lime|limes|mango|mangoes|mangosteen|papaya|pineapple|watermelon|peaches|pears|cherries|avocado|avocados
    vegetable|vegetables|veggies|veggie|potato|potatoes|tomato|tomatoes|onion|onions|garlic|ginger|carrot|carrots|lettuce|spinach|kale|broccoli
    cucumber|cabbage|celery|pepper|peppers|mushrooms|corn|corn on the cob|beans|tofu|tempeh|lentils|grocery|groceries|grocery run|grocery store
    grocery shopping|weekly shop|food shopping|ingredients|spices|salt|sugar|flour|cooking oil|olive oil|vegetable oil|vinegar|soy sauce|ketchup
    mustard|mayo|mayonnaise|hot sauce|salsa|hummus|guacamole|peanut butter|honey|maple syrup|syrup|butter|cheese|cream cheese|string cheese
    heavy cream|sour cream|greek yogurt|creamer|half and half|cereal|granola|granola bars|protein bar|protein bars|energy bar|trail mix|nuts|peanuts
    almonds|cashews|crackers|potato chips|tortilla chips|chips and salsa|nachos|quesadilla|sandwiches|sub|panini|grilled cheese|blt|burgers
    cheeseburger|fries|onion rings|hot dog|hot dogs|hotdog|corn dog|taco|tacos|burrito|burrito bowl|tortillas|enchiladas|pancakes|waffles|omelette
    omelet|soup|salads|caesar salad|salad bar|mac and cheese|macaroni|meatballs|dumplings|spring rolls|egg rolls|sushi rolls|poke bowl|falafel|gyro
    shawarma|takeaway|takeout|take out|carryout|delivery pizza|food delivery|food truck|food stall|street food|bakery|deli|diner|coffee shop|buffet
    steakhouse|pizzeria|brewery|winery|beer garden|liquor store|bar tab|pub quiz night drinks|drinks with friends|night out drinks|soda|coke|diet coke
    pepsi|energy drink|red bull|gatorade|kombucha|bottled water|bottle of water|water bottle refill|sparkling water|mineral water|drinking water
    gallon of water|water refill|gallon water|baby food|baby formula|formula milk|infant formula|school lunch|lunch money|lunchables|packed lunch
    frozen pizza|frozen vegetables|canned soup|canned tuna|tv dinner|instant noodles|cup noodles|desserts|tiramisu|cheesecake|custard|ice|bag of ice
    charcoal chicken|thanksgiving turkey|turkey sandwich|bbq ribs|boba tea|milk tea|green tea|sourdough|baguette|loaf of bread|hash browns
    biscuits and gravy|gravy|crawfish|lobster roll|tip for the waiter|tip for the waitress|tip at the restaurant|meal kit|meal prep|cornbread
    cheesesteak|philly cheesesteak|teriyaki|sausage|sausages|hot sausage|bratwurst|hamburger|hamburgers|hamburger buns|buns|hot dog buns|cafeteria
    cafeteria lunch|room service|bintang|appetizers|appetizer|entree|side dish|buffalo wings|mozzarella sticks|loaded fries|poutine|clam chowder
    chowder|chili|stew|beef stew|pot roast|meatloaf|casserole|pot pie|chicken pot pie|shepherds pie|roast beef|roast chicken|chicken tenders
    chicken strips|chicken sandwich|chicken salad|chicken soup|chicken noodle soup|chicken thighs|chicken parm|orange chicken|general tso|kung pao
    lo mein|chow mein|wontons|wonton soup|potstickers|egg drop soup|chinese takeout|mexican food|indian food|italian food|greek food|vietnamese food
    indonesian food|fast food|junk food|healthy food|vegan lunch|vegan burger|tikka masala|chicken tikka|naan|samosas|butter chicken|biryani|tandoori
    kebabs|tzatziki|banh mi|summer rolls|sticky rice|fried tofu|fried banana|fried bananas|banana fritters|banana pancake|banana bread|zucchini
    zucchini bread|pumpkin bread|garlic bread|breadsticks|rolls of bread|english muffins|crumpets|bagels|lox|cream puffs|eclair|macarons|fudge|caramel
    toffee|truffles|chocolate bar|chocolates|box of chocolates|m and ms|reeses|skittles|starburst|twizzlers|licorice|lollipops|lollipop|mints
    breath mints|altoids|marshmallows|graham crackers|smores|rice krispies|rice cakes|rice noodles|couscous|quinoa|oats|overnight oats|pancake mix
    cake mix|brownie mix|frosting|sprinkles|icing|ice cream cone|ice cream sandwich|ice cream truck|sundae|banana split|snow cone|shaved ice|slushie
    slurpee|icee|sorbet|parfait|acai|fruit salad|fruit cup|fruit snacks|fruit juice|cranberry juice|grape juice|mango juice|tomato juice
    watermelon juice|fresh juice|green juice|juice boxes|juice box|capri sun|kool aid|sports drink|vitamin water|coconut shake|protein drink
    iced latte|iced matcha|matcha latte|pumpkin spice latte|vanilla latte|caramel macchiato|mocha latte|long black|piccolo|drip coffee|black coffee
    morning coffee|coffee run|coffee beans|ground coffee|coffee grounds|coffee pods|k cups|keurig pods|nespresso pods|instant coffee|coffee creamer
    tea bags|herbal tea|black tea|sweet tea|peach tea|arnold palmer|mocktail|mocktails|sangria|mimosas|mimosa|bloody mary|martini|mojito|mojitos
    gin and tonic|old fashioned|aperol spritz|prosecco|rose wine|red wine|white wine|bottle of wine|six pack|case of beer|keg|craft beer|draft beer
    white claw|hard seltzer|seltzer|seltzers|cider|hard cider|sake|bourbon|scotch|brandy|baileys|jack daniels|arak|bar food|pub lunch|pub food|tapas
    small plates|charcuterie|cheese board|cheese plate|cold cuts|salami|pepperoni|prosciutto|bologna|hot pockets|jerky|beef jerky|sunflower seeds
    chia seeds|dried fruit|dried mango|raisins|cranberries|raspberries|blackberries|cantaloupe|honeydew|kiwis|plums|apricots|nectarines|figs
    pomegranate|passion fruit|jackfruit|snake fruit|guava|starfruit|tangerines|clementines|mandarins|grapefruit|oranges|pear|peach|cauliflower
    brussels sprouts|green beans|peas|frozen peas|artichoke|eggplant|beets|radishes|turnips|parsnips|leeks|shallots|scallions|green onions|cilantro
    parsley|basil|rosemary|thyme|oregano|cinnamon|cumin|turmeric|curry paste|curry powder|coconut oil|sesame oil|fish sauce|oyster sauce|sriracha
    chili sauce|bbq sauce|ranch|ranch dressing|salad dressing|dressing|pasta sauce|spaghetti sauce|marinara|alfredo|pesto|ravioli|gnocchi|penne
    linguine|fettuccine|tortellini|risotto|paella|ceviche|calamari|scallops|mussels|crab cakes|crab legs|tilapia|tuna sandwich|tuna melt|anchovies
    sardines|fish fillets|fish taco|fish tacos|grilled fish|jimbaran seafood|seafood dinner|seafood boil|crawfish boil|ground turkey|turkey breast
    lunch meat|veal|duck|roast duck|pulled pork|carnitas|carne asada|chorizo|tamales|empanadas|pupusas|arepas|fajitas|taquitos|chimichanga
    refried beans|black beans|baked beans|chickpeas|lentil soup|tomato soup|miso soup|hot and sour soup|bone broth|broth|chicken broth|stock cubes
    bouillon|gluten free bread|tortilla|pita bread|croutons|stuffing|cranberry sauce|mashed potatoes|mashed potato|baked potato|sweet potatoes
    sweet potato fries|tater tots|home fries|coleslaw|potato salad|pickles|olives|relish|capers|nut butter|almond butter|cashew milk|soy milk
    lactose free milk|chocolate milk|strawberry milk|buttermilk|half gallon of milk|gallon of milk|carton of eggs|dozen eggs|egg sandwich|egg mcmuffin
    mcmuffin|big mac|mcnuggets|mcflurry|happy meal|whopper|frosty|baconator|crunchwrap|burrito supreme|chicken bowl|party platter|veggie tray
    cheese stick|cheese sticks|snack pack|snack bar|concession stand|concessions|stadium food|hot pretzel|funnel cake|cotton candy|caramel apple
    candy apple|candy canes|easter candy|valentines chocolates|advent calendar chocolate|jello|jell o|puddings|cereal bars|pop tart|toaster waffles
    eggo|frozen waffles|frozen fruit|frozen fries|frozen meals|frozen dinner|frozen dinners|microwave dinner|microwave popcorn|prepared meal
    prepared meals|rotisserie|salad kit|bagged salad|soup and sandwich|supermarket sushi|edamame beans|bento box|katsu curry|curry puff|char kway teow
    hainanese chicken rice|peking duck|spam musubi|shave ice|loco moco|kids lunch|kids meal|kids menu|kids snacks|school snacks|snacks for school
    vending machine|vending machine snack|staff canteen|canteen|work lunch|business of lunch|breakfast sandwich|breakfast taco|breakfast tacos
    breakfast buffet|lunch special|lunch buffet|dinner party food|dinner date|romantic dinner|family dinner|family meal|sunday roast|sunday brunch
    afternoon tea|high tea|tea time|tea and scones|barbeque|bbq supplies|cookout|cookout supplies|burger patties|ground chuck|ribeye|sirloin
    filet mignon|prime rib|t bone|pork belly|pork ribs|baby back ribs|spare ribs|suckling pig|grilled chicken|grilled corn|cod fish|codfish
    advent calendar|strawberry jam|grape jam|jam and butter|bread and jam|jar of jam|phillies cheesesteak|quick bite|a bite|bite to eat|burger combo
    combo meal|subway sandwich|subway sub|subway sandwiches|pizzas|sodas|pastas|quesadillas|colas|matchas|bobas|salsas|vanilla extract|vanilla
    baking supplies|soccer snacks|gas station snacks|gas station coffee|gas station food|gas station pizza|airport food|plane food|drive thru
    drive through|nuggets`,
  full: `
    lunch break|food court|trick or treat candy|halloween candy|breakfast burrito|ginger ale|root beer|apple cider|water jug|fruit basket for us
    rice bowl`,
}
